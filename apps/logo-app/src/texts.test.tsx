import { describe, expect, test } from 'vitest';
import { renderApp } from './testing/render-app';
import { json } from './testing/scripted-fetch';
import { wizard } from './testing/wizard';

/** Everything a person reads or a screen reader says, byte for byte. */
function said(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    found.add(node.textContent?.trim() ?? '');
    found.add(node.parentElement?.textContent?.trim() ?? '');
  }
  for (const one of document.querySelectorAll('[placeholder], [aria-label]')) {
    found.add(one.getAttribute('placeholder') ?? '');
    found.add(one.getAttribute('aria-label') ?? '');
  }
  return [...found];
}

const EXACT: readonly [path: string, texts: readonly string[]][] = [
  ['/', ['INICIAR SESIÓN', 'Registro', 'Comenzar Gratis', 'Ver Demo', '500K+', '50K+', '4.9/5', '24/7']],
  [
    '/generate',
    [
      'Información básica',
      'Industria',
      'Estilo',
      'Colores',
      'Generar',
      'Anterior',
      'Siguiente',
      'Crear nuevo',
      'Ver todos',
      'Historial',
      'Galería',
      'Perfil',
      'Actualizar Plan',
      'Configuración',
      '3 creditos disponibles',
      'Desbloquea funciones ilimitadas y crea sin límites',
    ],
  ],
  ['/user', ['Validar Sesión', 'Actualizar Datos', '/callback', '/validate_session', 'Cerrar Sesión']],
  [
    '/gallery',
    [
      'Mi Galería',
      'Gestiona y descarga tus logos generados',
      'Buscar logos...',
      'Ordenar: Más recientes',
      '3 logos encontrados',
      'Todos',
      'Favoritos',
    ],
  ],
  [
    '/profile',
    [
      'Mi Perfil',
      'Actividad',
      'Logros',
      'Configuración',
      'Editar',
      'Crear Logo',
      'Ver Historial',
      'Descargar Todos',
    ],
  ],
  [
    '/profile?tab=settings',
    ['Logos ilimitados • Descargas HD', 'Cambiar Plan', 'Ver Beneficios', '47/∞ logos', 'Eliminar cuenta'],
  ],
  [
    '/plan',
    [
      '-20%',
      'Explorador',
      'Comandante',
      'Capitán Galáctico',
      'MÁS POPULAR',
      'Plan Seleccionado',
      'Comenzar Gratis',
      'Seleccionar Plan',
      'Contactar Soporte',
      'Ver FAQ',
    ],
  ],
  ['/record', ['Logos Creados (3)', 'Movimientos (3)', 'Refrescar', 'Nuevo Logo']],
  ['/record?tab=movements', ['Total Ingresos', 'Total Egresos', 'Transacciones', 'Ingreso', 'Egreso']],
];

describe('exact texts', () => {
  test.each(EXACT)('[Product: exact texts] %s says each of its texts to the byte', async (path, texts) => {
    const app = await renderApp({ path });
    if (path !== '/') await expect.element(app.getByText('Sesión segura activa para').first()).toBeVisible();
    await expect.poll(() => texts.filter((text) => !said().includes(text))).toEqual([]);
  });

  test('[Product: exact texts] the last step says Generar Logo', async () => {
    const app = await wizard({ name: 'Brasa', step: 5 });
    await expect.element(app.getByRole('button', { name: 'Generar Logo', exact: true })).toBeVisible();
  });

  test('[Product: exact texts] empty lists say each of their texts to the byte', async () => {
    const app = await renderApp({
      path: '/record',
      answers: { '/logos_info': json({ respuesta: [] }), '/movimiento_info': json({ respuesta: [] }) },
    });
    await expect
      .poll(said)
      .toEqual(
        expect.arrayContaining(['No tienes logos creados', 'Comienza creando tu primer logo', 'Crear Logo']),
      );
    app.goTo('/record?tab=movements');
    await expect
      .poll(said)
      .toEqual(
        expect.arrayContaining([
          'No hay movimientos registrados',
          'Los movimientos de créditos aparecerán aquí cuando realices transacciones',
        ]),
      );
  });
});
