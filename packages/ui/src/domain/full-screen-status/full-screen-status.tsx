import type { ComponentProps } from 'react';
import { Heading } from '../../primitives/heading';
import { BrandStroke } from '../brand-mark';
import { useStartTexts } from '../texts/start';

/** Props of {@link FullScreenStatus}; the rest goes to the root. */
export type FullScreenStatusProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What is going on; 'Inicializando Aplicación' by default (§2 Route table). */
  title?: string | undefined;
  /** What is being waited for; 'Verificando estado de autenticación...' by default. */
  detail?: string | undefined;
};

/** The whole window while the application finds out who is there: the mark is being drawn. */
export function FullScreenStatus({ title, detail, className, ...rest }: FullScreenStatusProps) {
  const texts = useStartTexts('start', { title, detail });
  return (
    <div
      {...rest}
      role="status"
      className={`grid place-items-center bg-paper p-6 text-center text-ink own:min-h-dvh ${className ?? ''}`}
    >
      <div className="flex flex-col items-center">
        <BrandStroke className="size-20 text-accent-text" />
        <Heading level={1} size="md" className="mt-5">
          {texts.title}
        </Heading>
        <p className="mt-1.5 text-ink-muted">{texts.detail}</p>
      </div>
    </div>
  );
}
