import { expect } from 'vitest';
import { renderApp } from './render-app';

type Opening = Parameters<typeof renderApp>[0] & {
  /** In the draft from the start. */
  name?: string;
  /** Where to stop: 1 to 5. */
  step?: number;
};

/** The wizard, opened with a name in its draft and walked to a step. */
export async function wizard({ name, step = 1, ...setup }: Opening = {}) {
  if (name !== undefined) sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: name }));
  const app = await renderApp({ path: '/generate', ...setup });
  for (let at = 1; at <= step; at++) {
    await expect.element(app.getByText(`Paso ${at} de 5`).first()).toBeInTheDocument();
    if (at < step) (app.getByRole('button', { name: 'Siguiente' }).element() as HTMLElement).click();
  }
  return app;
}

export type Wizard = Awaited<ReturnType<typeof wizard>>;
