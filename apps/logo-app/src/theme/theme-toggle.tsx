import { IconButton } from '@trazo/ui/icon-button';
import { Moon, Sun } from 'lucide-react';
import { navigationTexts } from '../texts/navigation';
import { useTheme } from './theme-provider';

/** Switches between the light and the dark theme; its name says what it leads to. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      size="sm"
      label={dark ? navigationTexts.toLight : navigationTexts.toDark}
      icon={dark ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}
