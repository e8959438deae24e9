// The power of attorney of who signs without being the legal representative: asked whatever is listed (§5; a grant or an accreditation).
import { evaluateAsks, type Scopes } from '../kernel/asks.ts';
import { attendusFor, type DocumentAttendu } from './campagne.rules.ts';

/** Where nothing listed is one. */
const pouvoir: DocumentAttendu = {
  code: 'POU',
  label: 'Pouvoir donné à la personne qui signe',
  aide: 'Signé par le représentant légal, au nom de la personne qui signe ce dossier.',
  nature: 'POU',
  obligatoire: true,
  asks: [
    {
      scope: 'demandeur',
      key: 'id_signataire',
      operator: 'ne',
      scope2: 'demandeur',
      key2: 'id_representant_legal',
    },
  ],
};

const isPouvoir = ({ code, nature }: DocumentAttendu): boolean =>
  nature === pouvoir.nature || code === pouvoir.code;

/** Those that are listed and the power of attorney, whatever is answered [R5.52]. */
export const avecPouvoir = (listed: readonly DocumentAttendu[]): DocumentAttendu[] =>
  listed.some(isPouvoir) ? [...listed] : [...listed, pouvoir];

/** Those to join: the power of attorney as it is listed, and required once who signs is somebody else [R5.52]. */
export function attendusAvecPouvoir(listed: readonly DocumentAttendu[], scopes: Scopes): DocumentAttendu[] {
  const isOther = evaluateAsks(pouvoir.asks, scopes) === 'yes';
  const all = avecPouvoir(listed);
  const [first] = all.filter(isPouvoir);
  return attendusFor(
    all.map((one) => (isOther && one === first ? { ...one, obligatoire: true, asks: pouvoir.asks } : one)),
    scopes,
  );
}
