// How long a service has had a dossier, and whether that is longer than its campaign usually takes.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { count } from '@asso/domain/identifiants/nombres-affiches';

type Attente = { recu: Date; phrase: string; isLate: boolean };

const dayMs = 86_400_000;

/** Null when no service ever received it; nothing to say of the time once it is decided or sent back. */
export function attenteDe(
  { instructions, colonnes }: Pick<DossierItem, 'instructions' | 'colonnes'>,
  now: Date,
): Attente | null {
  const [latest] = instructions
    .filter(({ transmis_le }) => transmis_le !== null)
    .toSorted((a, b) => String(b.transmis_le).localeCompare(String(a.transmis_le)));
  if (!latest?.transmis_le) return null;
  const recu = new Date(latest.transmis_le);
  if (!isAtStudy(latest.etat)) return { recu, phrase: '', isLate: false };
  const jours = Math.floor((now.getTime() - recu.getTime()) / dayMs);
  const delai = Number(colonnes.retard ?? Number.NaN);
  const late = Math.floor((now.getTime() - recu.getTime()) / dayMs - delai);
  return now.getTime() > recu.getTime() + delai * dayMs
    ? {
        recu,
        phrase: late < 1 ? 'en retard depuis aujourd’hui' : `en retard de ${count(late, 'jour', 'jours')}`,
        isLate: true,
      }
    : { recu, phrase: jours < 1 ? 'aujourd’hui' : `il y a ${count(jours, 'jour', 'jours')}`, isLate: false };
}
