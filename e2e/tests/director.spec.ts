import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type ModelEndpoint, openAdmin, startModelEndpoint } from '@trazo/logo-server/testing';
import { expect, test } from '../fixtures';
import { isDrawn } from '../on-screen';
import { end, launch, makeDataDir, type Product } from '../product';
import { newSessionId } from '../session-id';
import { fillWizard, generateButton, resultDialog } from '../wizard';

const name = 'Quesería La Encina';
const why = 'La oveja dice de qué leche es el queso.';
const directions = [
  { symbols: ['sheep'], palette: 'tone', faces: [], ideas: [], why },
  { symbols: ['tree'], palette: 'none', faces: [], ideas: [], why: 'La encina da el nombre.' },
];
/** The longest that may be configured: the tests are about what happens, not about when. */
const LONGEST = '12000';

const session = newSessionId();
let dataDir: string;
let model: ModelEndpoint;
let product: Product;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = makeDataDir();
  model = await startModelEndpoint(
    { text: JSON.stringify({ directions }) },
    { status: 500, body: '{"error":{"message":"boom"}}' },
  );
  const settings = { LLM_BASE_URL: model.url, LLM_MODEL: 'guion', LLM_TIMEOUT_MS: LONGEST };
  product = await launch(dataDir, undefined, settings);
  const admin = await openAdmin({ dataDir });
  await admin.createUser({ email: `${randomUUID()}@ejemplo.mx`, password: randomUUID(), session });
  await admin.close();
});

test.afterAll(async () => {
  await end(product.process, 'SIGTERM');
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a model that is configured suggests some of the six, which say so and why; one is chosen and adjusted', async ({
  page,
  signIn,
}) => {
  await signIn(page, session);
  await page.goto(`${product.url}/generate`);
  await fillWizard(page, { name, industry: 'Alimentaria', type: 'Icono + texto' });
  await generateButton(page).click();
  const result = resultDialog(page);
  const proposal = (place: number) => result.getByRole('radio', { name: `Propuesta ${place}` });
  await expect(proposal(1)).toHaveAccessibleDescription(/^Reglas: /);
  await expect(proposal(2)).toHaveAccessibleDescription(new RegExp(`^Modelo: ${why} `));
  await expect(proposal(4)).toHaveAccessibleDescription(/^Modelo: La encina da el nombre\. /);
  await expect(proposal(6)).toHaveAccessibleDescription(/^Reglas: /);
  await proposal(2).click();
  await expect(result.getByRole('alert')).toHaveText('Propuesta 2 elegida.');
  await expect.poll(() => isDrawn(result.getByRole('img', { name }))).toBe(true);
  await result.getByRole('button', { name: 'Ajustar' }).click();
  const editor = page.getByRole('dialog', { name: `Ajustar ${name}` });
  await editor.getByRole('tab', { name: 'Versiones' }).click();
  await expect(editor.getByRole('radio', { name: 'Original' })).toHaveAccessibleDescription(`Modelo: ${why}`);
});

test('where it fails, the six are the rules’ and the result says why', async ({ page, signIn }) => {
  await signIn(page, session);
  await page.goto(`${product.url}/generate`);
  await fillWizard(page, { name: 'Roca Firme', industry: 'Construcción', type: 'Icono + texto' });
  await generateButton(page).click();
  const result = resultDialog(page);
  await expect(
    result.getByText('Las propuestas son todas de las reglas: el modelo no está disponible en este momento.'),
  ).toBeVisible();
  for (let place = 1; place <= 6; place += 1) {
    await expect(result.getByRole('radio', { name: `Propuesta ${place}` })).toHaveAccessibleDescription(
      /^Reglas: /,
    );
  }
});
