import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../../platform/use-read.ts';
import { type CorrectionDite, correctionsSaid } from '../../subvention/corrections-dites.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ecartOf } from './ecart-textes.ts';
import { instructionVue } from './service-instruction.ts';

/** Shows only what the association changed since the dossier was sent back. */
export function ServiceCorrections({ dossier }: { dossier: DossierSubventionView }) {
  const { id_service_instructeur: service, etat } = instructionVue(dossier);
  const params = { id: dossier.id_fo, service };
  const read = useRead(renvoiEndpoints.readRenvoi, isAtStudy(etat) ? { params } : null);
  const renvoi = read.state === 'lu' ? read.value.renvoi : null;
  if (!renvoi) return null;
  const lines = correctionsSaid(dossier, renvoi.corrections);
  return (
    <div className="corrections-recues">
      <Notice tone="info" title="Corrigé depuis votre lecture" level="h2">
        <p className="discret">
          Renvoyé le {formatHorodatage(new Date(renvoi.le))} par {renvoi.par}.
        </p>
        {lines.length === 0 ? (
          <p>Rien n’a changé dans le dossier : lisez ses messages.</p>
        ) : (
          <ul className="corrections">
            {lines.map((line) => (
              <li key={line.chemin}>
                <Line {...line} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Shows one correction: only the changed words, with a few words around them. */
function Line({ libelle, avant, apres }: CorrectionDite) {
  const { debut, retire, ajoute, fin } = ecartOf(avant, apres);
  return (
    <>
      <strong>{libelle}</strong>
      {' : '}
      {debut}
      {retire !== '' && (
        <del>
          <span className="invisible">avant, </span>
          {retire}
        </del>
      )}
      {retire !== '' && <span aria-hidden="true"> → </span>}
      <ins>
        <span className="invisible">{retire === '' ? 'ajouté, ' : 'maintenant, '}</span>
        {apres === '' ? 'rien' : ajoute || 'ces mots sont retirés'}
      </ins>
      {fin}
    </>
  );
}
