import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { chooseTheme, shownTheme, watchTheme } from './theme.ts';

/** Switches between the light and the dark theme and remembers it. */
export function ThemeToggle(props: Omit<ButtonProps, 'children' | 'onClick' | 'asChild'>) {
  const isDark = useSyncExternalStore(watchTheme, shownTheme, () => 'light') === 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      {...props}
    >
      {/* Chosen by the style sheet: the app shell, rendered before its JavaScript, has the right one. */}
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="not-dark:hidden" />
    </Button>
  );
}
