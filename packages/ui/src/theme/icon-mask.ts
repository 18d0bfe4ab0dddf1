/**
 * A CSS mask from the elements of a 16 × 16 SVG, with `%3C` and `%3E` for its brackets.
 *
 * An icon drawn by the style sheet costs no elements in a list.
 */
export const iconMask = (shapes: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E${shapes}%3C/svg%3E") center / contain no-repeat`;

export const crossMask = iconMask("%3Cpath d='m4 4 8 8M12 4l-8 8'/%3E");
export const chevronMask = iconMask("%3Cpath d='m4 6 4 4 4-4'/%3E");
export const gripMask = iconMask("%3Cpath d='M6 3.5h.01M6 8h.01M6 12.5h.01M10 3.5h.01M10 8h.01M10 12.5h.01' stroke-width='1.8'/%3E");
export const problemMask = iconMask("%3Ccircle cx='8' cy='8' r='6.6'/%3E%3Cpath d='M8 5v3.3M8 11h.01'/%3E");
export const warningMask = iconMask("%3Cpath d='M8 1.9 14.8 13.6H1.2ZM8 6v3.2M8 11.4h.01'/%3E");
