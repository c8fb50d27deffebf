import type { NavItem } from '@trazo/ui/sidebar';
import { Settings } from 'lucide-react';
import { navigationTexts } from '../texts/navigation';
import { Link } from './link';
import { screens } from './screens';

/** Where both 'Configuración' controls lead. */
export const SETTINGS_ADDRESS = '/profile?tab=settings';

/** §2 Sidebar, each by its address from the root: the screens with a link, and the settings. */
const items: readonly NavItem[] = [
  ...screens.flatMap(({ path, link }) =>
    link ? [{ id: path, label: link.label, icon: link.icon, link: <Link to={path} href={link.href} /> }] : [],
  ),
  {
    id: SETTINGS_ADDRESS,
    label: navigationTexts.settings,
    link: <Link to={SETTINGS_ADDRESS} />,
    icon: <Settings />,
  },
];

/** The destinations, with the one that is shown now marked as current. */
export function navigationItems(address: string): NavItem[] {
  const path = address.split('?')[0];
  const current = items.find(({ id }) => id === address) ?? items.find(({ id }) => id === path);
  return items.map((item) => ({ ...item, current: item === current }));
}
