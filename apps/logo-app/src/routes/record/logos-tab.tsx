import type { HistoryLogo } from '@trazo/api-client';
import { LOGO_TYPES } from '@trazo/api-client/catalog';
import { Button } from '@trazo/ui/button';
import { formatDate } from '@trazo/ui/format';
import { LogoList, type LogoListState } from '@trazo/ui/logo-list';
import { Pager } from '@trazo/ui/pager';
import { Link } from '../../shell/link';
import { recordTexts } from '../../texts/record';
import { categoryLabel } from '../category';
import { labelOf } from '../labels';
import type { HistoryPart } from './use-history';
import { usePageTurn } from './use-page-turn';

type LogosTabProps = {
  part: HistoryPart<HistoryLogo>;
  onPageChange: (page: number) => void;
};

/** §2 History, logos tab: a page of rows, numbered across pages. */
export function LogosTab({ part, onPageChange }: LogosTabProps) {
  const { status, total, entries, page, pages, start } = part;
  const { list, turn } = usePageTurn(page, pages, onPageChange);
  return (
    <>
      <LogoList className="mt-6 outline-none" headingLevel={2} state={listState()} {...list} />
      <Pager className="mt-6" page={page} pages={pages} onPageChange={turn} />
    </>
  );

  function listState(): LogoListState {
    if (status === 'loading') return { status: 'loading' };
    if (status === 'error') return { status: 'error' };
    if (total === 0) return { status: 'empty', reason: 'none', action: <CreateLogo /> };
    if (entries.length === 0) return { status: 'empty', reason: 'filtered' };
    return { status: 'ready', first: start + 1, logos: entries.map(row) };
  }
}

function CreateLogo() {
  return (
    <Button asChild>
      <Link to="/generate">{recordTexts.createLogo}</Link>
    </Button>
  );
}

/** A logo as the design system's rows take it. */
function row(logo: HistoryLogo) {
  return {
    id: String(logo.id_logo),
    name: logo.name_logo,
    description: logo.descripcion_logo,
    date: formatDate(logo.fecha_logo, 'es-CL'),
    dateTime: logo.fecha_logo,
    industry: categoryLabel(logo.industry_logo),
    type: labelOf(LOGO_TYPES, logo.type_logo),
    color: logo.color_logo,
  };
}
