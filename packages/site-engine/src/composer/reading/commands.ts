const installers =
  '(?:npm (?:i|install)|npx|pnpm (?:add|dlx)|yarn add|bun add|brew install|pip3? install|pipx install|uv add|cargo (?:add|install)|go install|gem install|apt(?:-get)? install|docker (?:run|pull)|composer require|winget install)';
const word = '[\\w@./:=+~^-]{0,60}[\\w@/~^]';
const command = new RegExp(
  `(?<![\\w-])(?:sudo )?${installers}(?:\\s(?!and\\b|or\\b|then\\b)${word}){1,2}`,
  'gu',
);

const mostCommands = 4;

/** Commands the prompt gives, as one types them: "brew install driftwatch". */
export const readCommands = (text: string): string[] =>
  [...new Set([...text.slice(0, 8000).matchAll(command)].map(([found]) => found))].slice(0, mostCommands);
