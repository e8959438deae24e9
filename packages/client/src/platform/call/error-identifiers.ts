import { formatSiren, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';

/** Lists the numbers in an address (« SIRET 661 017 236 00018 ») for people who ask for help about it [R8.21]. */
export function identifiersOf(params: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.values(params).flatMap((text) => {
    const { kind, value } = recogniseIdentifiant(text ?? '');
    if (kind === 'texte') return [];
    return kind === 'siret'
      ? `SIRET ${formatSiret(value)}`
      : kind === 'siren'
        ? `SIREN ${formatSiren(value)}`
        : `RNA ${value}`;
  });
  return [...new Set(found)];
}
