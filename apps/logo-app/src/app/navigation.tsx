import type { NavItem } from '@trazo/ui/sidebar';
import { CircleArrowUp, History, Images, PenTool, Settings, UserRound } from 'lucide-react';
import { navigationTexts } from '../texts/navigation';

/** Where both 'Configuración' controls lead. */
export const SETTINGS_HREF = '/profile?tab=settings';

const own = navigationTexts;

/** §2 Sidebar. 'Generar' is relative, as specified; from every route it reaches /generate. */
const items: readonly NavItem[] = [
  { id: 'generate', label: own.generate, href: 'generate', icon: <PenTool /> },
  { id: 'record', label: own.record, href: '/record', icon: <History /> },
  { id: 'gallery', label: own.gallery, href: '/gallery', icon: <Images /> },
  { id: 'profile', label: own.profile, href: '/profile', icon: <UserRound /> },
  { id: 'plan', label: own.plan, href: '/plan', icon: <CircleArrowUp /> },
  { id: 'settings', label: own.settings, href: SETTINGS_HREF, icon: <Settings /> },
];

/** The destinations, with the one that is shown now marked as current. */
export function navigationItems(address: string): NavItem[] {
  const path = address.split('?')[0];
  const current =
    items.find(({ href }) => href === address) ?? items.find(({ href }) => absolute(href) === path);
  return items.map((item) => ({ ...item, current: item === current }));
}

/** An address of the navigation from the root. */
export const absolute = (href: string): string => (href.startsWith('/') ? href : `/${href}`);
