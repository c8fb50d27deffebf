import { writeFile } from 'node:fs/promises';
import { createClient, isClientError } from '@trazo/api-client';

// Node has no storage for a session, so each call is given one that signed in before.
const { TRAZO_URL = 'http://localhost:3000', TRAZO_SESSION: session = '' } = process.env;
const client = createClient({ baseUrl: TRAZO_URL, apiKey: 'trazo-local' });

try {
  // What the server announces here (keys against double spending, repetitions) holds for the calls below.
  await client.validateSession({ session });
  const logo = await client.generateLogo(
    {
      companyName: 'Café Ñandú',
      selectedIndustry: 'gastronomy',
      selectedStyle: 'vintage',
      logoType: 'icon',
      selectedColor: '#F59E0B',
    },
    { session },
  );
  const { blob, fileName } = await client.downloadImage(logo);
  await writeFile(fileName, new Uint8Array(await blob.arrayBuffer()));
  process.stdout.write(`${fileName}\n`);
} catch (error) {
  if (!isClientError(error)) throw error;
  // `userMessage` is Spanish, as people read it; `hint` is for developers.
  console.error(error.userMessage, error.hint ?? '');
  process.exitCode = error.kind === 'no-session' ? 2 : 1;
}
