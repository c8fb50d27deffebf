import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alerts, settled } from '../../testing/render-app';
import { savedFiles } from '../../testing/saved-files';
import {
  type Answer,
  garbage,
  hang,
  held,
  image,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../../testing/scripted-fetch';
import { generated, SESSION, validAnswer } from '../../testing/server';
import { wizard } from '../../testing/wizard';

afterEach(() => vi.restoreAllMocks());

type Setup = NonNullable<Parameters<typeof wizard>[0]>;

/** The wizard at its last step, with the button pressed. */
async function generate(answer?: Answer, setup: Setup = {}) {
  const app = await wizard({
    name: 'Panadería Ñandú',
    step: 5,
    ...setup,
    answers: { ...(answer ? { '/generate_logo': answer } : {}), ...setup.answers },
  });
  await app.getByRole('button', { name: 'Generar Logo' }).click();
  return { app, result: app.getByRole('dialog', { name: '¡Tu logo está listo!' }) };
}

describe('generating', () => {
  test('[§2 Generating state] [§4 Generation: starts] it says so, and the navigation is hidden meanwhile', async () => {
    const answer = held(json(generated));
    const { app, result } = await generate(answer.answer);
    await expect.element(app.getByText('Generando tu logo...', { exact: true })).toBeVisible();
    await expect.element(app.getByText('Creando algo increíble para ti', { exact: true })).toBeVisible();
    expect(app.getByRole('button', { name: 'Anterior' }).elements()).toEqual([]);
    expect(app.getByRole('button', { name: 'Generar Logo' }).elements()).toEqual([]);
    expect(app.getByRole('button', { name: /^Paso|Industria|Estilo/ }).elements()).toEqual([]);
    answer.release();
    await expect.element(result).toBeVisible();
    expect(app.getByText('Generando tu logo...').elements()).toEqual([]);
  });

  test('a logo is announced once its picture is there, or has failed', async () => {
    let fail = () => {};
    const decoded = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('no picture'));
    });
    const asked = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded);
    const { app, result } = await generate(json(generated));
    await expect
      .poll(() => asked.mock.contexts.map((picture) => (picture as HTMLImageElement).getAttribute('src')))
      .toContain(generated.image_url);
    await settled();
    expect(result.elements()).toEqual([]);
    expect(app.getByText('Generando tu logo...').elements()).toHaveLength(1);
    fail();
    await expect.element(result).toBeVisible();
  });

  test('[Product: nothing else is requested] pressed twice at once it asks for one logo', async () => {
    const app = await wizard({ name: 'Panadería Ñandú', step: 5 });
    const button = app.getByRole('button', { name: 'Generar Logo' }).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(app.getByRole('dialog')).toBeVisible();
    expect(app.sent('/generate_logo')).toHaveLength(1);
  });

  test('[§7 /generate_logo: request] [§3 Generation request: description] the body is exactly the five fields', async () => {
    const { app } = await generate();
    await expect.element(app.getByRole('dialog')).toBeVisible();
    expect(app.sent('/generate_logo')).toEqual([
      {
        method: 'POST',
        path: '/generate_logo',
        headers: { 'content-type': 'application/json', accept: 'application/json', apikey: 'trazo-local' },
        body: {
          company_name: 'Panadería Ñandú',
          style: 'modern',
          color: '#3B82F6',
          description: 'technology. (text)',
          session: SESSION,
        },
      },
    ]);
  });

  test('[§3 Generation request: description] a description stands between the industry and the type', async () => {
    const app = await wizard({ name: 'Red' });
    await app.getByRole('textbox', { name: 'Descripción' }).fill('  Pagos para ferias ');
    const next = app.getByRole('button', { name: 'Siguiente' });
    await next.click();
    await app.getByRole('radio', { name: 'Diseño digital' }).click();
    await next.click();
    await app.getByRole('radio', { name: 'Icono + texto' }).click();
    await app.getByRole('radio', { name: 'Creativo' }).click();
    await next.click();
    await app.getByRole('radio', { name: 'Morado' }).click();
    await next.click();
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.element(app.getByRole('dialog')).toBeVisible();
    expect(app.sent('/generate_logo')[0]?.body).toEqual({
      company_name: 'Red',
      style: 'creative',
      color: '#8B5CF6',
      description: 'desing. Pagos para ferias (icon)',
      session: SESSION,
    });
  });
});

describe('a failed generation', () => {
  test.each([
    ["the server's detail", json({ detail: 'No te quedan créditos' }, 402), 'No te quedan créditos'],
    ['no detail', json({}, 500), 'Error al generar el logo'],
    ['a plain 500', plain('boom', 500), 'Error al generar el logo'],
    ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
    ['a time-out', hang, 'Timeout: La llamada a la API tardó demasiado'],
    ['a web page', garbage, 'Error al generar el logo'],
    ['a 401', json({ detail: 'La sesión no es válida' }, 401), 'La sesión no es válida'],
  ])(
    '[§8 Generation failure (screen)] [§8 Generation failure (helper)] [§4 Generation: error] %s is alerted and generating ends',
    async (_name, answer, message) => {
      const { app } = await generate(answer, { timeouts: answer === hang ? { generateLogo: 50 } : {} });
      await expect.poll(alerts).toEqual([`Error generando logo: ${message}`]);
      await expect.element(app.getByRole('button', { name: 'Generar Logo' })).toBeEnabled();
      expect(app.getByRole('dialog').elements()).toEqual([]);
      expect(app.sent('/generate_logo')).toHaveLength(1);
    },
  );

  test('[Product: draft survives a failure] nothing typed is lost, and the next try is a new request', async () => {
    const { app, result } = await generate(inTurn(json({ detail: 'Ocupado' }, 503), json(generated)));
    await expect.poll(alerts).toHaveLength(1);
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.element(result).toBeVisible();
    // That the first failed is not said of the second.
    expect(alerts()).toEqual([]);
    expect(app.sent('/generate_logo').map(({ body }) => body)).toEqual(
      Array(2).fill(expect.objectContaining({ company_name: 'Panadería Ñandú' })),
    );
  });

  test('[Product: draft survives a failure] a session that ended leads to signing in, and the draft waits', async () => {
    const { app } = await generate(json({ detail: 'Inicia sesión de nuevo.' }, 401), {
      answers: { '/validate_session': inTurn(json(validAnswer), json({ validated: 0 })) },
    });
    await app.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect.poll(() => app.left).toHaveLength(1);
    expect(app.left[0]).toMatch(/^\/auth\/login\?/);
    expect(sessionStorage.getItem('trazo.draft')).toContain('Panadería Ñandú');
    expect(alerts()).toEqual([]);
  });

  test('without credits there is a way to the plans, and the draft waits', async () => {
    const { app } = await generate(json({ detail: 'No te quedan créditos' }, 402));
    await app.getByRole('button', { name: 'Actualizar Plan' }).click();
    await expect.poll(app.address).toBe('/plan');
    expect(sessionStorage.getItem('trazo.draft')).toContain('Panadería Ñandú');
  });

  test('the focus goes to what is shown meanwhile, and comes back to the button', async () => {
    const answer = held(json({ detail: 'Ocupado' }, 503));
    const { app } = await generate(answer.answer);
    await expect.poll(() => document.activeElement?.textContent).toMatch('Generando tu logo...');
    answer.release();
    await expect.element(app.getByRole('button', { name: 'Generar Logo' })).toHaveFocus();
  });

  test('[§5 Generation requires] without a session nothing is sent', async () => {
    const app = await wizard({ name: 'Brasa', step: 5 });
    localStorage.removeItem('session');
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.poll(alerts).toEqual(['Error generando logo: No se encontró la sesión']);
    expect(app.sent('/generate_logo')).toEqual([]);
  });
});

describe('result modal', () => {
  test('[§2 Result modal: content] [§9 Result formats] [§4 Generation: success] name, industry, specs and prompt', async () => {
    const { result } = await generate();
    await expect.element(result.getByRole('heading', { name: 'Panadería Ñandú' })).toBeVisible();
    await expect.element(result.getByText('Tecnología', { exact: true })).toBeVisible();
    expect(
      result
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Moderno', 'Solo texto', '#3B82F6', 'PNG, JPG, SVG']);
    await expect.element(result.getByText(generated.prompt)).toBeVisible();
    for (const name of ['Descargar Logo', 'Regenerar', 'Nuevo Logo']) {
      await expect.element(result.getByRole('button', { name })).toBeVisible();
    }
  });

  test('[§2 Result modal: image] one image carries the name of the logo', async () => {
    const src = validAnswer.profile_img;
    const { result } = await generate(json({ ...generated, image_url: src }));
    await expect.element(result).toBeVisible();
    await expect.poll(() => document.querySelectorAll('img[alt="Panadería Ñandú"]').length).toBe(1);
    expect(document.querySelector('img[alt="Panadería Ñandú"]')?.getAttribute('src')).toBe(src);
  });

  test('[§2 Result modal: no image] [§2 Result modal: prompt if present] without an image a tile with the initial stands in', async () => {
    const { result } = await generate(json({}));
    await expect.element(result.getByRole('img', { name: 'Panadería Ñandú' })).toHaveTextContent('P');
    await expect.element(result.getByRole('button', { name: 'Descargar Logo' })).toBeDisabled();
    expect(result.getByText('Prompt utilizado').elements()).toEqual([]);
  });

  test('[§2 Result modal: no image] an image that fails gives way to the tile with the initial', async () => {
    const { result } = await generate(json({ ...generated, image_url: '/no-hay/logo.png' }));
    await expect.element(result.getByRole('img', { name: 'Panadería Ñandú' })).toHaveTextContent('P');
  });

  test('[§4 Regenerar] it closes the modal and generates again with the same inputs', async () => {
    const second = held(json({ ...generated, prompt: 'Otro.' }));
    const { app, result } = await generate(inTurn(json(generated), second.answer));
    await result.getByRole('button', { name: 'Regenerar' }).click();
    await expect.element(app.getByText('Generando tu logo...')).toBeVisible();
    await expect.element(app.getByRole('dialog')).not.toBeInTheDocument();
    second.release();
    await expect.element(result.getByText('Otro.')).toBeVisible();
    const [first, again] = app.sent('/generate_logo');
    expect(again).toEqual(first);
  });

  test('a Regenerar that fails leaves the last logo open, and says so over it', async () => {
    const { app, result } = await generate(inTurn(json(generated), networkFailure));
    await result.getByRole('button', { name: 'Regenerar' }).click();
    await expect.poll(() => app.sent('/generate_logo')).toHaveLength(2);
    await expect.poll(alerts).toEqual([expect.stringContaining('Error generando logo:')]);
    await expect.element(result.getByRole('button', { name: 'Regenerar' })).toBeVisible();
  });

  test('Regenerar draws the logo that is shown again, whatever the wizard holds by then', async () => {
    const { app, result } = await generate();
    await expect.element(result).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(result).not.toBeInTheDocument();
    await app.getByRole('button', { name: 'Anterior' }).click();
    await app.getByRole('radio', { name: 'Morado' }).click();
    await app.getByRole('button', { name: 'Ver las propuestas de Panadería Ñandú' }).click();
    await result.getByRole('button', { name: 'Regenerar' }).click();
    await expect.poll(() => app.sent('/generate_logo')).toHaveLength(2);
    const [first, again] = app.sent('/generate_logo');
    expect(again).toEqual(first);
  });

  test('closed by a slip it opens again, until a new logo is begun', async () => {
    const { app, result } = await generate();
    await expect.element(result).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(result).not.toBeInTheDocument();
    const again = app.getByRole('button', { name: 'Ver las propuestas de Panadería Ñandú' });
    await again.click();
    await expect.element(result).toBeVisible();
    expect(app.sent('/generate_logo')).toHaveLength(1);
    await result.getByRole('button', { name: 'Nuevo Logo' }).click();
    await expect.element(result).not.toBeInTheDocument();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('[§4 Nuevo Logo] it closes the modal and resets the wizard to step 1 with its defaults', async () => {
    const app = await wizard({ name: 'Brasa', step: 2 });
    await app.getByRole('radio', { name: 'Pesca' }).click();
    const next = app.getByRole('button', { name: 'Siguiente' });
    for (const step of [3, 4, 5]) {
      await next.click();
      await expect.element(app.getByText(`Paso ${step} de 5`).first()).toBeInTheDocument();
    }
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await app.getByRole('dialog').getByRole('button', { name: 'Nuevo Logo' }).click();
    await expect.element(app.getByRole('dialog')).not.toBeInTheDocument();
    const name = app.getByRole('textbox', { name: 'Nombre de la empresa' });
    await expect.element(name).toHaveValue('');
    expect(sessionStorage.getItem('trazo.draft')).toBeNull();
    await name.fill('Otra');
    await next.click();
    await expect.element(app.getByRole('radio', { name: 'Tecnología' })).toBeChecked();
  });
});

describe('download', () => {
  async function download(answer: Answer, setup: Setup = {}) {
    const files = savedFiles();
    const made = await generate(undefined, { ...setup, answers: { '/api/proxy-download': answer } });
    await made.result.getByRole('button', { name: 'Descargar Logo' }).click();
    return { ...made, files };
  }

  test('[§7 proxy-download: request] [§4 Generate page download] it asks for the image by its address, with no key', async () => {
    const { app, files } = await download(image());
    await expect.poll(() => files.length).toBe(1);
    expect(app.sent('/api/proxy-download')).toEqual([
      {
        method: 'GET',
        path: '/api/proxy-download?image_url=%2Flogos%2Fabc123.png',
        headers: { accept: 'image/*' },
        body: undefined,
      },
    ]);
    expect(files[0]?.blob?.size).toBe(4);
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['no name given', { 'Content-Type': 'image/png' }, 'Panadería Ñandú-logo.png'],
    ['an SVG', { 'Content-Type': 'image/svg+xml' }, 'Panadería Ñandú-logo.svg'],
    ['a JPG', { 'Content-Type': 'image/jpeg' }, 'Panadería Ñandú-logo.jpg'],
    [
      'a Content-Disposition',
      { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="marca final.png"' },
      'marca final.png',
    ],
  ])('[§7 proxy-download: file name] %s', async (_name, headers, fileName) => {
    const { files } = await download(image(headers));
    await expect.poll(() => files.map(({ name }) => name)).toEqual([fileName]);
  });

  describe('of another format, where the server announces `formats`', () => {
    const formats = async (answer: Answer) => {
      const files = savedFiles();
      const made = await generate(json({ ...generated, image_url: 'http://localhost/images/k3y.png' }), {
        answers: {
          '/validate_session': json({ ...validAnswer, capabilities: ['formats'] }),
          '/api/proxy-download': answer,
        },
      });
      const open = () => made.result.getByRole('button', { name: 'Otros formatos' }).click();
      const item = (name: RegExp) => made.app.getByRole('menuitem', { name });
      return { files, open, item };
    };

    test.each([
      ['no name given', image(), 'Panadería Ñandú-logo'],
      [
        'a Content-Disposition',
        image({
          'Content-Type': 'image/png',
          'Content-Disposition': 'attachment; filename="v1.2 final.png"',
        }),
        'v1.2 final',
      ],
    ])('with %s each PNG has a name of its own', async (_name, answer, stem) => {
      const { files, open, item } = await formats(answer);
      for (const name of [/1024/, /^PNG\s*2048/, /4096/, /sin fondo/]) {
        await open();
        await item(name).click();
      }
      const marks = ['1024', '2048', '4096', 'sin-fondo'];
      await expect
        .poll(() => files.map(({ name }) => name))
        .toEqual(marks.map((mark) => `${stem}-${mark}.png`));
    });

    test('the PDF, which the browser saves itself, says that it is for print and has the name of the company', async () => {
      const { open, item } = await formats(image());
      await open();
      await expect.element(item(/^PDF/)).toHaveTextContent('PDFpara imprenta');
      await expect.element(item(/^PDF/)).toHaveAttribute('download', 'Panadería Ñandú-logo.pdf');
    });
  });

  test.each([
    ['an HTTP failure', plain('No existe', 404), 'Error 404: No existe'],
    ['a file that is no image', json({ ok: true }), 'El archivo descargado no es una imagen válida'],
    ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
    ['a time-out', hang, 'Timeout: La llamada a la API tardó demasiado'],
  ])(
    '[§8 Download HTTP failure] [§8 Non-image download] [§5 Download check] %s is logged and alerted, and the result stays',
    async (_name, answer, message) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { result, files } = await download(answer, {
        timeouts: answer === hang ? { downloadImage: 50 } : {},
      });
      await expect.poll(alerts).toEqual([`Error al descargar la imagen: ${message}`]);
      expect(error.mock.calls).toEqual([[message]]);
      expect(files).toEqual([]);
      await expect.element(result.getByRole('button', { name: 'Descargar Logo' })).toBeEnabled();
    },
  );

  test('a failure is not told any more once it is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { result, files } = await download(inTurn(plain('No existe', 404), plain('Ocupado', 503), image()));
    await expect.poll(alerts).toEqual(['Error al descargar la imagen: Error 404: No existe']);
    await result.getByRole('button', { name: 'Descargar Logo' }).click();
    await expect.poll(alerts).toEqual(['Error al descargar la imagen: Error 503: Ocupado']);
    await result.getByRole('button', { name: 'Descargar Logo' }).click();
    await expect.poll(() => files).toHaveLength(1);
    expect(alerts()).toEqual([]);
  });
});

describe('what a server may announce', () => {
  test('[Product: idempotency announced] a key is sent only to a server that understands one', async () => {
    const { app, result } = await generate(undefined, {
      answers: { '/validate_session': json({ ...validAnswer, capabilities: ['idempotency'] }) },
    });
    await expect.element(result).toBeVisible();
    expect(app.sent('/generate_logo')[0]?.headers['idempotency-key']).toMatch(/^[a-z0-9]{26}$/);
  });

  test('[Product: reported credits] after a generation the badge shows what is left, where the server reports it', async () => {
    const app = await wizard({
      name: 'Brasa',
      step: 5,
      answers: {
        '/validate_session': inTurn(
          json({ ...validAnswer, creditos: 3 }),
          json({ ...validAnswer, creditos: 2 }),
        ),
      },
    });
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.poll(() => document.body.textContent?.includes('2 creditos disponibles')).toBe(true);
    expect(app.sent('/validate_session')).toHaveLength(2);
    await expect.element(app.getByRole('dialog')).toBeVisible();
  });

  test('[Product: reported credits] where that cannot be asked, the logo, the session and the draft stay', async () => {
    const app = await wizard({
      name: 'Brasa',
      step: 5,
      answers: {
        '/validate_session': inTurn(json({ ...validAnswer, creditos: 3 }), networkFailure),
      },
    });
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(2);
    await settled();
    await expect.element(app.getByRole('dialog')).toBeVisible();
    expect(localStorage.getItem('session')).toBe(SESSION);
    expect(sessionStorage.getItem('trazo.draft')).toContain('Brasa');
    expect(alerts()).toEqual([]);
  });

  test('[Product: asks once] a server that reports none is not asked again', async () => {
    const { app, result } = await generate();
    await expect.element(result).toBeVisible();
    expect(app.requests.map(({ path }) => path)).toEqual(['/validate_session', '/generate_logo']);
  });
});

describe('a screen that is left while it generates', () => {
  /** Generating, and at the plans. */
  async function away(answer: Answer) {
    const late = held(answer);
    const made = await generate(inTurn(late.answer, json(generated)));
    await expect.element(made.app.getByText('Generando tu logo...')).toBeVisible();
    made.app.goTo('/plan');
    await expect.element(made.app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
    return { ...made, release: late.release };
  }

  test('still says so to whoever comes back, and shows the logo', async () => {
    const { app, result, release } = await away(json(generated));
    app.goTo('/generate');
    await expect.element(app.getByText('Generando tu logo...')).toBeVisible();
    expect(app.getByRole('button', { name: 'Generar Logo' }).elements()).toEqual([]);
    release();
    await expect.element(result).toBeVisible();
    expect(app.sent('/generate_logo')).toHaveLength(1);
  });

  test('keeps a logo that is finished meanwhile for whoever comes back, and shows it once', async () => {
    const { app, result, release } = await away(json(generated));
    release();
    await settled();
    expect(app.getByRole('dialog').elements()).toEqual([]);
    expect(alerts()).toEqual([]);
    app.goTo('/generate');
    await expect.element(result).toBeVisible();
    app.goTo('/plan');
    await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
    app.goTo('/generate');
    await expect.element(app.getByRole('button', { name: 'Generar Logo' })).toBeVisible();
    expect(app.getByRole('dialog').elements()).toEqual([]);
  });

  test('tells of a failure, and whoever came back can try again', async () => {
    const { app, result, release } = await away(json({ detail: 'Ocupado' }, 503));
    app.goTo('/generate');
    await expect.element(app.getByText('Generando tu logo...')).toBeVisible();
    release();
    await expect.poll(alerts).toEqual(['Error generando logo: Ocupado']);
    await app.getByRole('button', { name: 'Generar Logo' }).click();
    await expect.element(result).toBeVisible();
  });

  test('tells of a failure wherever somebody is', async () => {
    const { app, release } = await away(json({ detail: 'Ocupado' }, 503));
    release();
    await expect.poll(alerts).toEqual(['Error generando logo: Ocupado']);
    await expect.element(app.getByRole('heading', { level: 1, name: 'Actualizar Plan' })).toBeVisible();
  });
});
