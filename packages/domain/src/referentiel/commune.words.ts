// The name of a commune is shown as people write it, whatever a register holds.

/** Turns a register's « MARSEILLE » into « Marseille »; a name with small letters stays as it is. */
export const sayCommune = (commune: string): string =>
  commune === commune.toUpperCase()
    ? commune
        .toLowerCase()
        .replaceAll(
          /(^|[\s’'-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : commune;
