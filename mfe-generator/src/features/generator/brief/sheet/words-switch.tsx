interface WordsSwitchProps {
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns the sheet from fields to the words they were read from. */
export function WordsSwitch({ isOn, disabled, onChange }: WordsSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={disabled}
      className="group flex min-h-9 items-center gap-2.25 font-semibold text-ink-2 text-small disabled:opacity-50 pointer-coarse:min-h-11"
      onClick={() => onChange(!isOn)}
    >
      Show in my words
      <span
        aria-hidden="true"
        className="relative h-5 w-8.5 rounded-full bg-control transition-colors duration-140 group-aria-checked:bg-purple"
      >
        <span className="absolute top-0.5 left-0.5 size-4 rounded-full bg-white shadow-rest transition-transform duration-140 group-aria-checked:translate-x-3.5" />
      </span>
    </button>
  );
}
