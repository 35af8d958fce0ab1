const howMany = 10_000;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords.slice(0, howMany));
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is, in any case, one of the ten thousand most common. Their list is read when first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}
