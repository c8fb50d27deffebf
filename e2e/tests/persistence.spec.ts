import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openAdmin } from '@trazo/logo-server/testing';
import { expect, test } from '../fixtures';
import { isDrawn } from '../on-screen';
import { end, launch, makeDataDir } from '../product';
import { newSessionId } from '../session-id';
import { fillWizard, generateButton, resultDialog } from '../wizard';

test('[§3] a server that is killed right after a logo has the logo, the session and the movement when it starts again', async ({
  context,
  page,
  signIn,
}) => {
  const dataDir = makeDataDir();
  const session = newSessionId();
  const first = await launch(dataDir);
  let second: typeof first | undefined;
  try {
    const admin = await openAdmin({ dataDir });
    await admin.createUser({ email: `${randomUUID()}@ejemplo.mx`, password: randomUUID(), session });
    await admin.close();
    await signIn(page, session);
    await page.goto(`${first.url}/generate`);
    await fillWizard(page, { name: 'Roca Firme' });
    await generateButton(page).click();
    await expect(resultDialog(page)).toBeVisible();
    // Before the server: pictures that are on their way would be refused, and the console would say so.
    await page.close();
    await end(first.process, 'SIGKILL');

    second = await launch(dataDir);
    const later = await context.newPage();
    await signIn(later, session);
    await later.goto(`${second.url}/gallery`);
    await expect
      .poll(() => isDrawn(later.getByRole('article', { name: 'Roca Firme' }).locator('img')))
      .toBe(true);
    await later.goto(`${second.url}/record?tab=movements`);
    await expect(later.getByRole('tab', { name: 'Movimientos (2)' })).toBeVisible();
    await expect(later.getByText('2 creditos disponibles')).toBeVisible();
  } finally {
    await end(first.process, 'SIGKILL');
    if (second) await end(second.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
