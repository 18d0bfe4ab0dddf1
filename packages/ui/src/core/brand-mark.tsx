import { styled } from "../theme/styled";

/** The logo: a small shop under its awning. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <Sign viewBox="0 0 32 32" style={{ width: size, height: size }} aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#2f7fe6" />
      <path d="M6.5 13.2 8.4 8h15.2l1.9 5.2a3.1 3.1 0 0 1-6.2.3 3.2 3.2 0 0 1-6.5 0 3.1 3.1 0 0 1-6.3-.3Z" fill="#fff" />
      <path d="M9 17.6v6.9h14v-6.9" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M14 24.5v-4.8h4v4.8" fill="#fff" />
    </Sign>
  );
}

const Sign = styled("svg", { base: { flexShrink: 0 } });
