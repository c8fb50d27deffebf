import '@trazo/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer: Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
