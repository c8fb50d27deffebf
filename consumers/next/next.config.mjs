/** @type {import('next').NextConfig} */
export default {
  // Types and style are checked where the other files' are.
  typescript: { ignoreBuildErrors: true },
  eslint: { ignoreDuringBuilds: true },
  experimental: { externalDir: true, cpus: 2 },
  webpack: (config) => config,
};
