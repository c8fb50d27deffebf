import { randomUUID } from 'node:crypto';
import { openAdmin } from '@trazo/logo-server/testing';
import { API_KEY } from './api-key';
import { newSessionId } from './session-id';

/**
 * Has a server draw a logo before any test does. The code of its first has never run: on a busy machine that takes longer
 * than the app waits, and no test is to depend on the machine's speed.
 */
export async function drawFirstLogo(url: string, dataDir: string): Promise<void> {
  const session = newSessionId();
  const admin = await openAdmin({ dataDir });
  try {
    const person = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID(), name: 'Ana Núñez' };
    await admin.createUser({ ...person, session });
  } finally {
    await admin.close();
  }
  const brief = {
    company_name: 'Café Ñandú',
    style: 'modern',
    color: '#3B82F6',
    description: 'gastronomy. (icon)',
  };
  const answer = await fetch(`${url}/generate_logo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: API_KEY },
    body: JSON.stringify({ ...brief, session }),
  });
  if (!answer.ok)
    throw new Error(
      `The server draws nothing, so no test can pass (${answer.status}): ${await answer.text()}`,
    );
}
