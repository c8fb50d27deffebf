import { type TextsHook, useSection } from '../../lib/locale';

/**
 * Spanish texts of the wizard and the result, by section. Those that the specification gives
 * (sections 2 and 6) are exact to the byte: the dots are three characters.
 */
export const wizardTexts = {
  steps: {
    label: 'Pasos del asistente',
    done: 'completado',
    current: 'paso actual',
    upcoming: 'pendiente',
    position: (step: number, count: number) => `Paso ${step} de ${count}`,
  },
  navigation: { previous: 'Anterior', next: 'Siguiente', generate: 'Generar Logo' },
  layout: { preview: 'Tu logo mientras eliges' },
  preview: { caption: 'Vista previa', sampleName: 'Tu marca' },
  industry: { label: 'Industria' },
  style: { label: 'Estilo' },
  logoType: { label: 'Tipo de logo' },
  summary: { label: 'Resumen', edit: 'Editar', empty: 'Sin completar' },
  generating: { title: 'Generando tu logo...', detail: 'Creando algo increíble para ti' },
  stage: {
    dark: 'Sobre oscuro',
    brand: 'Sobre tu color',
    sizes: 'A 128, 32 y 16 px',
    sign: 'Rótulo',
    card: 'Tarjeta',
    phone: 'Icono de app',
  },
  proposals: {
    label: 'Propuestas',
    option: (place: number) => `Propuesta ${place}`,
    rules: 'Reglas',
    model: 'Modelo',
  },
  result: {
    title: '¡Tu logo está listo!',
    arrived: (name: string) => `El logo de ${name} está listo.`,
    specs: 'Ficha',
    style: 'Estilo',
    type: 'Tipo',
    color: 'Color principal',
    formats: 'Formatos',
    formatList: 'PNG, JPG, SVG',
    prompt: 'Prompt utilizado',
    download: 'Descargar Logo',
    downloading: 'Descargando...',
    regenerate: 'Regenerar',
    regenerating: 'Regenerando...',
    startOver: 'Nuevo Logo',
    proposals: 'Elige la que quieras: es gratis y puedes cambiarla cuando quieras.',
    regenerateCost: 'Regenerar trae otras propuestas y cuesta 1 crédito.',
    noImage: 'No hay imagen para descargar. Regenera el logo para obtener una.',
  },
  recent: {
    title: 'Creaciones recientes',
    create: 'Crear nuevo',
    all: 'Ver todos',
  },
};

export const useWizardTexts: TextsHook<typeof wizardTexts> = (name, own) =>
  useSection(wizardTexts, name, own);
