import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { bigEndian, bmpOf, filmOf, joined, littleEndian, mp4Box } from "./made-files";

/** Content that no stored file may have. */
export const PAYLOAD = "<script>alert('shopkeeper')</script>";

/** A malicious file. */
export interface HostileFile {
  /** The attack. */
  title: string;
  name: string;
  bytes: Uint8Array;
  /** It may be stored after its payload is removed; all others are refused. */
  mayBeCleaned?: true;
}

type Row = readonly [title: string, name: string, bytes: Uint8Array];

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const chunk = (type: string, data: Uint8Array | readonly number[] = []) => {
  const named = joined(type, data);
  return joined(bigEndian(data.length), named, bigEndian(crc32(named)));
};
const PNG_SIGN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngHead = (width: number, height: number, depth = 8, colour = 2) =>
  chunk("IHDR", [...bigEndian(width), ...bigEndian(height), depth, colour, 0, 0, 0]);
const riff = (...parts: Parameters<typeof joined>) => {
  const inside = joined("WEBP", ...parts);
  return joined("RIFF", littleEndian(inside.length), inside);
};
/** A JPEG with a segment after its first two bytes. */
const withSegment = (jpeg: Uint8Array, marker: number, data: Uint8Array) =>
  joined(jpeg.subarray(0, 2), [0xff, marker], bigEndian(data.length + 2, 2), data, jpeg.subarray(2));
const inMiddle = (bytes: Uint8Array, from: number, to: number) =>
  Uint8Array.from(bytes, (byte, at) => (at >= from && at < to ? 255 - byte : byte));
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Files of every known trick, generated on each call. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const noise = sharp({
    create: { width: 64, height: 48, channels: 3, background: "#336699", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });
  const [jpeg, png, webp, gif] = await Promise.all(
    [noise.clone().jpeg(), noise.clone().png(), noise.clone().webp(), noise.clone().gif()].map((each) => each.toBuffer()),
  );
  if (!jpeg || !png || !webp || !gif) throw new Error("no pictures to spoil");
  const bmp = bmpOf(Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => [10, 20, 30] as const)));
  const film = filmOf(3);
  const svg = joined(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`);
  const html = joined(`<!doctype html><title>x</title>${PAYLOAD}`);
  const pdf = joined("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF");
  const zip = joined("PK", [3, 4, 20, 0], zeros(22), "word/document.xml");
  const elf = joined([0x7f], "ELF", [2, 1, 1, 0], zeros(56));
  const exe = joined("MZ", zeros(58), littleEndian(64), "PE", [0, 0], zeros(64));

  const named: readonly Row[] = [
    ["nothing at all", "empty.png", joined()],
    ["one byte", "one.jpg", joined([0xff])],
    ["a page called a picture", "page.png", html],
    ["a page with a picture's first bytes", "page.gif", joined("GIF89a", html)],
    ["a drawing that runs", "drawing.svg", svg],
    ["a drawing called a picture", "drawing.png", svg],
    ["a drawing behind an XML head", "drawing.jpg", joined('<?xml version="1.0"?>', svg)],
    ["a drawing behind spaces", "spaces.png", joined(" \n\t".repeat(50), svg)],
    ["a packed drawing", "drawing.svgz", gzipSync(svg)],
    ["a packed drawing called a picture", "packed.png", gzipSync(svg)],
    [
      "a drawing that loads a file",
      "xxe.svg",
      joined('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'),
    ],
    ["a script", "run.js", joined("alert(1)//")],
    ["a PHP file", "shell.php", joined("<?php system($_GET[0]); ?>")],
    ["a PHP file called a picture", "shell.jpg", joined("<?php system($_GET[0]); ?>")],
    ["a PDF", "paper.pdf", pdf],
    ["a PDF called a picture", "paper.png", pdf],
    ["an archive", "files.zip", zip],
    ["an archive called a picture", "files.jpg", zip],
    ["a packed file", "files.gz", gzipSync(html)],
    ["a program for Linux", "program", elf],
    ["a program for Windows", "program.exe", exe],
    ["a program called a picture", "program.png", exe],
    ["an icon", "icon.ico", joined([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0], littleEndian(png.length), littleEndian(22), png)],
    ["a TIFF", "scan.tiff", await noise.clone().tiff().toBuffer()],
    ["a TIFF called a picture", "scan.jpg", await noise.clone().tiff().toBuffer()],
    ["an AVIF called a picture", "new.jpg", await noise.clone().avif().toBuffer()],
    ["a Photoshop file", "design.psd", joined("8BPS", [0, 1], zeros(6), [0, 3], bigEndian(8), bigEndian(8), [0, 8, 0, 3])],
    ["a JPEG 2000", "old.jp2", joined(bigEndian(12), "jP  ", [13, 10, 0x87, 10], zeros(40))],
    ["a Netpbm picture", "plain.png", joined("P6\n2 2\n255\n", zeros(12))],
    ["a Flash film", "film.swf", joined("FWS", [9], littleEndian(64), zeros(56))],
    ["a Matroska film", "film.mkv", joined([0x1a, 0x45, 0xdf, 0xa3], zeros(40))],
    ["a QuickTime film", "film.mov", joined(mp4Box("ftyp", "qt  ", zeros(4), "qt  "), film.subarray(32))],
    ["an AVI film", "film.avi", joined("RIFF", littleEndian(64), "AVI LIST", zeros(52))],
    ["a sound", "sound.mp3", joined("ID3", [3, 0, 0, 0, 0, 0, 0], zeros(64))],
    ["text", "notes.txt", joined("hello")],
    ["a table", "table.csv", joined("=cmd|' /C calc'!A0,1")],

    ["a JPEG that ends early", "half.jpg", half(jpeg)],
    ["a JPEG without an end", "open.jpg", jpeg.subarray(0, jpeg.length - 40)],
    ["a JPEG of its head alone", "head.jpg", jpeg.subarray(0, 24)],
    [
      "a JPEG without tables",
      "tables.jpg",
      joined([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 16, 0, 16, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9]),
    ],
    ["a JPEG with a segment longer than itself", "long.jpg", joined(jpeg.subarray(0, 2), [0xff, 0xe1, 0xff, 0xff], jpeg.subarray(2))],
    ["a PNG that ends early", "half.png", half(png)],
    ["a PNG without an end", "open.png", png.subarray(0, png.length - 60)],
    ["a PNG whose pixels are noise", "noise.png", inMiddle(png, 60, 400)],
    ["a PNG whose checksums are wrong", "sum.png", inMiddle(png, 29, 33)],
    ["a PNG with a chunk of two gigabytes", "chunk.png", joined(PNG_SIGN, pngHead(8, 8), bigEndian(0x7fffffff), "IDAT", zeros(40))],
    ["a PNG of nothing", "zero.png", joined(PNG_SIGN, pngHead(0, 0), chunk("IDAT", deflateSync(Uint8Array.from([]))), chunk("IEND"))],
    ["a PNG of its head alone", "head.png", joined(PNG_SIGN, pngHead(8, 8))],
    [
      "a PNG of an impossible depth",
      "depth.png",
      joined(PNG_SIGN, pngHead(8, 8, 7), chunk("IDAT", deflateSync(Uint8Array.from(zeros(200)))), chunk("IEND")),
    ],
    [
      "a flood of pixels",
      "flood.png",
      joined(PNG_SIGN, pngHead(60_000, 60_000), chunk("IDAT", deflateSync(new Uint8Array(10_000))), chunk("IEND")),
    ],
    [
      "a flood of pixels in one line",
      "line.png",
      joined(PNG_SIGN, pngHead(2_000_000_000, 1), chunk("IDAT", deflateSync(new Uint8Array(10_000))), chunk("IEND")),
    ],
    [
      "a bomb: 400 megapixels in some kilobytes",
      "bomb.png",
      joined(
        PNG_SIGN,
        pngHead(20_000, 20_000, 1, 0),
        chunk("IDAT", deflateSync(new Uint8Array(20_000 * 2501), { level: 9 })),
        chunk("IEND"),
      ),
    ],
    ["a GIF that ends early", "half.gif", half(gif)],
    ["a GIF of its head alone", "head.gif", gif.subarray(0, 13)],
    [
      "a GIF of four gigapixels",
      "flood.gif",
      joined(
        "GIF89a",
        littleEndian(65_535, 2),
        littleEndian(65_535, 2),
        [0, 0, 0, 0x2c, 0, 0, 0, 0],
        littleEndian(65_535, 2),
        littleEndian(65_535, 2),
        [0, 2, 2, 0x4c, 1, 0, 0x3b],
      ),
    ],
    ["a WebP that ends early", "half.webp", half(webp)],
    ["a WebP of another length than it says", "length.webp", joined("RIFF", littleEndian(0x7fffffff), webp.subarray(8, 40))],
    ["a WebP of its head alone", "head.webp", riff("VP8 ", littleEndian(10), zeros(10))],
    ["a WebP of which nothing fits", "wrong.webp", riff("VP8X", littleEndian(10), [0xff, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ["a BMP that ends early", "half.bmp", half(bmp)],
    ["a BMP of four gigapixels", "flood.bmp", joined(bmp.subarray(0, 18), littleEndian(65_000), littleEndian(65_000), bmp.subarray(26))],
    ["a BMP of less than nothing", "less.bmp", joined(bmp.subarray(0, 18), littleEndian(0xffffff00), bmp.subarray(22))],
    ["a film that ends early", "half.mp4", film.subarray(0, film.length - 20)],
    ["a film with a page behind it", "tail.mp4", joined(film, html)],
    [
      "a film without a track",
      "empty.mp4",
      joined(mp4Box("ftyp", "isom", zeros(4), "isom"), mp4Box("moov", mp4Box("mvhd", zeros(100))), mp4Box("mdat", zeros(8))),
    ],
    ["a film of its head alone", "head.mp4", mp4Box("ftyp", "isom", zeros(4), "isommp41")],
    [
      "a film with a box of exabytes",
      "box.mp4",
      joined(mp4Box("ftyp", "isom", zeros(4), "isom"), bigEndian(1), "mdat", [0x7f, 255, 255, 255, 255, 255, 255, 255]),
    ],
    ["a film with boxes of nothing", "loop.mp4", joined(mp4Box("ftyp", "isom", zeros(4), "isom"), bigEndian(2), "moov", zeros(64))],
    ["a page in a film's first box", "page.mp4", joined(mp4Box("ftyp", "isom", html), html)],

    ["a picture called a program", "picture.php", png],
    ["a picture with a program's extension in the middle", "picture.php.png", png],
    ["a picture called a page", "picture.html", png],
    ["a picture called a drawing", "picture.svg", png],
    ["a picture called a program for DOS", "picture.jpg.com", jpeg],
    ["a WebP", "picture.webp", webp],
    ["a WebP called a JPEG", "picture.jpg", webp],
    ["a picture with a program's extension and a space", "picture.phtml .jpg", jpeg],
    ["a picture with a program's extension in capitals", "picture.AsP.jpg", jpeg],
  ];

  const cleaned: readonly Row[] = [
    ["a PNG with a page behind it", "tail.png", joined(png, html)],
    [
      "a bomb of text beside few pixels",
      "text.png",
      joined(
        PNG_SIGN,
        pngHead(8, 8),
        chunk("zTXt", joined("x", [0, 0], deflateSync(new Uint8Array(60_000_000)))),
        chunk("IDAT", deflateSync(new Uint8Array(200))),
        chunk("IEND"),
      ),
    ],
    [
      "a PNG with a page in its text",
      "words.png",
      joined(png.subarray(0, 33), chunk("tEXt", joined("Comment", [0], PAYLOAD)), png.subarray(33)),
    ],
    ["a JPEG with a page behind it", "tail.jpg", joined(jpeg, html)],
    ["a JPEG with a page in its comment", "words.jpg", withSegment(jpeg, 0xfe, joined(PAYLOAD))],
    [
      "a JPEG with a script in its EXIF",
      "exif.jpg",
      await noise
        .clone()
        .jpeg()
        .withExif({ IFD0: { Copyright: PAYLOAD, ImageDescription: PAYLOAD } })
        .toBuffer(),
    ],
    ["a JPEG with PHP in its EXIF", "php-exif.jpg", withSegment(jpeg, 0xe1, joined("Exif", [0, 0], `<?php ${PAYLOAD} ?>`))],
    ["a JPEG with an archive behind it", "files.jpg", joined(jpeg, zip, PAYLOAD)],
    [
      "a GIF with a script in its comment",
      "words.gif",
      joined(gif.subarray(0, gif.length - 1), [0x21, 0xfe, PAYLOAD.length], PAYLOAD, [0, 0x3b]),
    ],
    ["a GIF with a script behind it", "tail.gif", joined(gif, `/*${PAYLOAD}*/=1;`)],
    ["a BMP with a page behind it", "tail.bmp", joined(bmp, html)],
    [
      "a BMP with a page before its pixels",
      "gap.bmp",
      joined("BM", littleEndian(0), zeros(4), littleEndian(54 + html.length), bmp.subarray(14, 54), html, bmp.subarray(54)),
    ],
    ["a name that climbs out", "../../../etc/passwd.png", png],
    ["a name that climbs out of Windows", "..\\..\\boot.png", png],
    ["a name that ends in the middle", "page.png\u0000.png", png],
    ["a name that reads backwards", "photo\u202egnp.png", png],
    ["a name of three hundred letters", `${"n".repeat(300)}.png`, png],
    ["a name with a site in it", "1688.com.jpg", jpeg],
    ["a name without an extension", "picture", png],
    ["a name of dots", "....", png],
    ["a name of markup", `"><img src=x onerror=alert(1)>.png`, png],
    ["a name of a template", "{{constructor.constructor('x')()}}.png", png],
    ["a name of a device", "con.png", png],
    ["a JPEG called PNG", "other.png", jpeg],
    ["a PNG whose extension nobody knows", "picture.xyz", png],
  ];
  return [
    ...named.map(([title, name, bytes]) => ({ title, name, bytes })),
    ...cleaned.map(([title, name, bytes]) => ({ title, name, bytes, mayBeCleaned: true as const })),
  ];
}
