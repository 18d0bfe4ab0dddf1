/** What differs between two versions of a product: in words, or as pictures. */
export interface ProductDifference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly current: string;
  readonly pictures?: { readonly mine: readonly string[]; readonly current: readonly string[] };
}
