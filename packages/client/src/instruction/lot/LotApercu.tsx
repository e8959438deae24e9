import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LigneLotView, LotView } from '@asso/contract/instruction/lot.schemas';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { isMouvement } from '@asso/domain/instruction/lot.states';
import { useModelesFor } from '../../courrier/courriers-choisis.ts';
import { useRead } from '../../platform/use-read.ts';
import { CourrielApercu } from '../decision/CourrielApercu.tsx';
import { cleLigne, type DecisionTyped, type LigneMontant } from '../decision/decision.ts';
import { LettresApercu } from './LettresApercu.tsx';

/** Shows the e-mail and the letter of the first dossier of a lot, as its association will receive them. */
export function LotApercu({ value }: { value: LotView }) {
  const read = useRead(lotEndpoints.listLignes, {
    params: { id: value.id },
    query: { etats: ['prete'], limit: 1 },
  });
  if (read.state === 'attente') return <p aria-busy="true">Le courriel se prépare…</p>;
  const [first] = read.state === 'lu' ? read.value.items : [];
  // An agrément has no dossier of this kind to read; the mail of each is shown on its own page.
  if (first?.genre !== 'subvention') return null;
  return <ApercuDe value={value} ligne={first} />;
}

function ApercuDe({ value, ligne }: { value: LotView; ligne: LigneLotView }) {
  const { action, parametres, service, comptes } = value;
  const read = useRead(readDossier, { params: { id: ligne.id_fo } });
  const modeles = useModelesFor(ligne.id_fo, service.id);
  if (read.state === 'attente') return <p aria-busy="true">Le courriel se prépare…</p>;
  if (read.state !== 'lu' || !isMouvement(action)) return null;
  const dossier = read.value;
  const instruction = dossier.instructions.find((one) => one.id_service_instructeur === service.id);
  if (!instruction) return null;
  const lignes: LigneMontant[] = ligne.montants.map((one) => ({ ...one, propose: null }));
  const saisie: DecisionTyped = {
    action,
    points: [],
    texte: parametres.motif ?? '',
    montants: Object.fromEntries(
      lignes.map((one, index) => [cleLigne(one), ligne.montants[index]?.montant_accorde]),
    ),
    retireComplements: parametres.retire_complements,
    // The letters chosen for the agréments of the lot leave with them alone.
    courriers: parametres.courriers?.filter((id) => modeles.some(({ id_version }) => id_version === id)),
  };
  const shown = { dossier, instruction, saisie, lignes };
  return (
    <section className="pile pile--serree" aria-label="Ce que reçoit une association">
      <p>
        Ce que reçoit <strong>{ligne.association}</strong>
        {comptes.prete > 1 && ', la première ; les autres reçoivent le même texte, à leur nom'} :
      </p>
      <CourrielApercu {...shown} />
      <LettresApercu {...shown} />
    </section>
  );
}
