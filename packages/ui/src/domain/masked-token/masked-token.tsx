import type { ComponentProps } from 'react';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { maskToken } from './mask-token';

/** Props of {@link MaskedToken}; the rest goes to the `<code>`. */
export type MaskedTokenProps = Omit<ComponentProps<'code'>, 'children'> & {
  /** The whole token; only its mask reaches the document. */
  token: string;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.token> | undefined;
};

/** A session token that can be recognised but not read (specification, section 9). */
export function MaskedToken({ token, texts: given, className, ...rest }: MaskedTokenProps) {
  const { label } = useLibraryTexts('token', given);
  return (
    <code {...rest} className={`font-code text-small whitespace-nowrap ${className ?? ''}`}>
      <span className="sr-only">{`${label}: `}</span>
      <bdi dir="ltr">{maskToken(token)}</bdi>
    </code>
  );
}
