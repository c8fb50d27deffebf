import { expect, type Locator, type Page } from '@playwright/test';

/** What is chosen on the way through the wizard, by the labels on screen. */
export type WizardChoices = {
  name: string;
  description?: string;
  industry?: string;
  type?: string;
  style?: string;
  color?: string;
};

/** Goes from step 1 to step 5; whatever is not chosen keeps the wizard's default. */
export async function fillWizard(page: Page, choices: WizardChoices): Promise<void> {
  /** A press before the step of the last one is drawn goes no further, so each is waited for. */
  const goOnTo = async (step: number) => {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText(`Paso ${step} de 5`).first()).toBeAttached();
  };
  const choose = async (label: string | undefined) => {
    if (label !== undefined) await page.getByRole('radio', { name: label }).click();
  };
  await page.getByLabel('Nombre de la empresa').fill(choices.name);
  if (choices.description !== undefined) await page.getByLabel('Descripción').fill(choices.description);
  await goOnTo(2);
  await choose(choices.industry);
  await goOnTo(3);
  await choose(choices.type);
  await choose(choices.style);
  await goOnTo(4);
  await choose(choices.color);
  await goOnTo(5);
}

/** The wizard's last button. */
export const generateButton = (page: Page): Locator => page.getByRole('button', { name: 'Generar Logo' });

/** The result modal. */
export const resultDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '¡Tu logo está listo!' });
