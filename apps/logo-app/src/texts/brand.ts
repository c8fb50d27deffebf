/** What is said of a logo's kit and page; none of it is of the specification. */
export const brandTexts = {
  downloaded: 'Kit descargado',
  pageCopied: 'Dirección copiada',
  notCopied: 'No se pudo copiar: selecciona la dirección y cópiala a mano.',
  pageRemoved: 'La página de marca ya no está disponible',
  removeQuestion: '¿Retirar la página de marca?',
  removeText:
    'Su dirección dejará de funcionar para todos y no se puede recuperar. Si creas otra página, tendrá una dirección nueva.',
  removeAction: 'Retirar página',
} as const;
