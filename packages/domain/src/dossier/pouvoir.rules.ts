// A person who signs without being the legal representative needs a power of attorney, whatever the campaign lists
// (§5; a subvention or an agrément).
import { evaluateAsks, type Scopes } from '../kernel/asks.ts';
import { attendusFor, type DocumentAttendu } from './pieces.rules.ts';

/** The document added when the list asks for no power of attorney (« pouvoir »). */
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

/** Returns the listed documents and the power of attorney, whatever was answered [R5.52]. */
export const hasPouvoir = (listed: readonly DocumentAttendu[]): DocumentAttendu[] =>
  listed.some(isPouvoir) ? [...listed] : [...listed, pouvoir];

/**
 * Returns the documents to join: the listed power of attorney becomes required once the signatory is somebody else
 * [R5.52].
 */
export function attendusWithPouvoir(listed: readonly DocumentAttendu[], scopes: Scopes): DocumentAttendu[] {
  const isOther = evaluateAsks(pouvoir.asks, scopes) === 'yes';
  const all = hasPouvoir(listed);
  const [first] = all.filter(isPouvoir);
  return attendusFor(
    all.map((one) => (isOther && one === first ? { ...one, obligatoire: true, asks: pouvoir.asks } : one)),
    scopes,
  );
}
