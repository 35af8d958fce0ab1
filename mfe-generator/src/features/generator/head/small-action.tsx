import { TextLink } from '@sitewright/ui';

/** Something that can be done, within a line of words. */
export function SmallAction({ name, onPress }: { name: string; onPress: () => unknown }) {
  return (
    <TextLink asChild>
      <button
        type="button"
        className="whitespace-nowrap pointer-coarse:min-h-11"
        onClick={() => void onPress()}
      >
        {name}
      </button>
    </TextLink>
  );
}
