import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { chooseTheme, readThemeChoice, resolveTheme } from './theme.ts';

/** Switches between the light and the dark theme and remembers it. */
export function ThemeToggle(props: Omit<ButtonProps, 'children' | 'onClick' | 'asChild'>) {
  const [theme, setTheme] = useState(() => resolveTheme(readThemeChoice()));
  const isDark = theme === 'dark';
  const Icon = isDark ? Sun : Moon;

  const handleClick = () => {
    const next = isDark ? 'light' : 'dark';
    chooseTheme(next);
    setTheme(next);
  };

  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      onClick={handleClick}
      {...props}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
