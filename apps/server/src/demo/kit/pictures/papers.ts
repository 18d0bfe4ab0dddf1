import { chanceOf } from "../random";

const cells = 25;
const eye = 7;

/** A printed QR-like payment code, which encodes nothing. */
export function paymentCode(number: number) {
  const chance = chanceOf(`payment code ${number}`);
  const dots = Array.from({ length: cells * cells }, (_, at) => [at % cells, Math.floor(at / cells)] as const)
    .filter(([x, y]) => !isEye(x, y) && chance.happens(0.48))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("");
  const eyes = [
    [0, 0],
    [cells - eye, 0],
    [0, cells - eye],
  ].map(
    ([x, y]) =>
      `<path d="M${x} ${y}h7v7h-7z" fill="#1f2a2e"/><path d="M${x} ${y}m1 1h5v5h-5z" fill="#fff"/><path d="M${x} ${y}m2 2h3v3h-3z" fill="#1f2a2e"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 31 31" width="310" height="310"><path d="M-3-3h31v31h-31z" fill="#fff"/><path d="${dots}" fill="#1f2a2e"/>${eyes.join("")}</svg>`;
}

/** A bank's receipt of a transfer: lines in place of letters, and a red seal. */
export function paymentProof(number: number) {
  const chance = chanceOf(`payment proof ${number}`);
  const lines = Array.from({ length: 7 }, (_, at) => {
    const y = 104 + at * 26;
    return `<path d="M40 ${y}h64M124 ${y}h${chance.between(80, 216)}"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320" width="400" height="320"><path d="M0 0h400v320H0z" fill="#e9ecec"/><path d="M16 16h368v288H16z" fill="#fff"/><path d="M16 16h368v48H16z" fill="#3d6d95"/><path d="M40 40h120" stroke="#fff" stroke-width="10"/><g stroke="#c3cbcd" stroke-width="8">${lines}</g><g fill="none" stroke="#c23b3b" stroke-width="5" opacity="0.8"><circle cx="316" cy="232" r="46"/><circle cx="316" cy="232" r="37" stroke-width="2"/></g><path d="M316 208l7 16 17 2-13 12 4 17-15-9-15 9 4-17-13-12 17-2z" fill="#c23b3b" opacity="0.8"/></svg>`;
}

const isEye = (x: number, y: number) => (x <= eye && y <= eye) || (x >= cells - eye - 1 && y <= eye) || (x <= eye && y >= cells - eye - 1);
