import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';
import { historiqueId } from './HistoriqueDossier.tsx';

/** The actions beside the title: downloading the whole dossier and, under « Plus », what is seldom needed. */
export function ActesDossier({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo, demandeur, description } = dossier;
  const of = `le dossier ${id_fo}`;
  const { code_subvention: code, id_etat } = description;
  const renouveler =
    code !== null && isIdEtatTransmis(id_etat)
      ? [{ label: 'Renouveler', of, href: pageRenouveler(demandeur.id_siret, code, id_fo) }]
      : [];
  return (
    <RowActs
      of={of}
      first={<DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>}
      acts={[...renouveler, { label: 'Historique', of, onPress: openHistorique }]}
    />
  );
}

function openHistorique(): void {
  const fold = document.getElementById(historiqueId);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.querySelector('summary')?.focus();
}
