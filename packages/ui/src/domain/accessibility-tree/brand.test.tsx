import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as adjustDialog from '../adjust-dialog/adjust-dialog.stories';
import * as brandKitStates from '../brand-kit/brand-kit.states.stories';
import * as brandKit from '../brand-kit/brand-kit.stories';
import * as logoChecks from '../logo-checks/logo-checks.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('a brand kit offers the kit, and the page by its address', async () => {
  const { Default } = composeStories(brandKit);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Kit de marca":
        - heading "Kit de marca" [level=3]
        - paragraph: Vectores, imágenes, iconos, redes, colores y una guía, en un ZIP.
        - button "Descargar kit"
        - heading "Página de marca" [level=3]
        - paragraph: "Para la imprenta o quien haga tu web: logo, colores y archivos. La ve solo quien tiene la dirección."
        - textbox "Dirección de la página": https://trazo.example/marca/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE
        - button "Copiar dirección"
        - link "Abrir página":
          - /url: https://trazo.example/marca/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE
        - button "Retirar página"
  `);
});

test('while the kit comes its bar says how much, and there is a way out', async () => {
  const { DownloadingKnownSize } = composeStories(brandKitStates);
  await render(<DownloadingKnownSize />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Kit de marca":
        - heading "Kit de marca" [level=3]
        - paragraph: Vectores, imágenes, iconos, redes, colores y una guía, en un ZIP.
        - text: Descarga del kit 0,9 de 1,6 MB
        - progressbar "Descarga del kit"
        - button "Descargando..." [disabled]
        - button "Cancelar"
  `);
});

test('each check is an item that says in words whether to be careful', async () => {
  const { Default } = composeStories(logoChecks);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Revisión del logo":
        - heading "Revisión del logo" [level=3]
        - paragraph: 2 de 4 en orden; el resto, con cuidado.
        - list:
          - listitem:
            - paragraph: Se lee desde 43 px Bien
            - paragraph: Necesita 43 píxeles de ancho en pantalla y 16 mm en papel. Más pequeño, usa el símbolo.
          - listitem:
            - paragraph: Funciona en una tinta Bien
            - paragraph: En una sola tinta conserva todas sus formas. Usa la versión «una tinta» en sellos, facturas y grabados.
          - listitem:
            - paragraph: Se lee justo sobre blanco Con cuidado
            - paragraph: El contraste sobre blanco es de 2,3 a 1. Usa ahí la versión «fondo claro» solo en grande, o elige un color más fuerte.
          - listitem:
            - paragraph: Bordado desde 87 mm Con cuidado
            - paragraph: A 20 mm de ancho su trazo más fino mide 0,23 mm y su espacio más fino 0,18 mm. Hazlo de 87 mm o más; en gorras y bolsillos borda el símbolo.
  `);
});

test('adjusting is a dialog of tabs, with the logo itself before them', async () => {
  const { Default } = composeStories(adjustDialog);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - dialog "Ajustar Mar Abierto":
        - heading "Ajustar Mar Abierto" [level=2]
        - button "Cerrar"
        - status
        - figure "Original": Mar Abierto
        - status
        - group "Ver y deshacer":
          - button "Deshacer" [disabled]
          - button "Rehacer" [disabled]
          - button "Volver al original" [disabled]
          - button "Mantén pulsado para ver el original"
          - button "Original"
        - paragraph: Ajustar no gasta créditos. Lo que guardas reemplaza al logo, y las versiones de antes se conservan.
        - tablist "Qué ajustar":
          - tab "Letra" [selected]
          - tab "Nombre"
        - tabpanel "Letra":
          - radiogroup "Tipo de letra":
            - radio "Sora"
            - radio "Lexend" [checked]
            - radio "Outfit"
            - radio "Urbanist"
            - radio "Figtree"
            - radio "Space Grotesk"
        - button "Cerrar"
        - button "Guardar" [disabled]
  `);
});
