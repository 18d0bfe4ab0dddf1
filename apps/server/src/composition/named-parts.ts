/** The parts of one kind that the domains contribute, by name; a duplicate name is a defect. */
export function namedParts<Contribution, Part>(
  contributions: Readonly<Record<string, Contribution>>,
  partsOf: (contribution: Contribution) => Readonly<Record<string, Part>> | undefined,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const [domain, contribution] of Object.entries(contributions)) {
    for (const [name, part] of Object.entries(partsOf(contribution) ?? {})) {
      if (parts.has(name)) throw new Error(`${domain} names its part ${name} like another domain.`);
      parts.set(name, part);
    }
  }
  return parts;
}
