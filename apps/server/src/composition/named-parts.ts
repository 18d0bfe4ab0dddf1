import type { AnyDomain } from "../kit/domain";
import { domains } from "../generated/domains";

/** The parts of one kind that the domains name, by name; a name given twice is a mistake. */
export function namedParts<Part>(partsOf: (domain: AnyDomain) => Readonly<Record<string, Part>> | undefined): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const [domain, contribution] of Object.entries(domains)) {
    for (const [name, part] of Object.entries(partsOf(contribution) ?? {})) {
      if (parts.has(name)) throw new Error(`${domain} names its part ${name} like another domain.`);
      parts.set(name, part);
    }
  }
  return parts;
}
