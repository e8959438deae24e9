import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { sayResultat } from '@asso/domain/instruction/lot.words';
import { useEffect } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { Satisfaction } from '../../platform/Satisfaction.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { derniereFileHref } from '../file/file-instruction.ts';
import { LotAttente } from './LotAttente.tsx';
import { LotLignes } from './LotLignes.tsx';
import type { LotState } from './use-lot.ts';

type LotResultatProps = { value: LotView; lot: LotState };

/** Says what was done, what was not and why, and offers the letters. */
export function LotResultat({ value, lot }: LotResultatProps) {
  const { id, action, attente, comptes, courriers, fini_le, expire_le } = value;
  const said = sayResultat(action, comptes);
  useEffect(() => announce(said), [said]);
  const params = { id };
  return (
    <>
      <Notice tone={comptes.echec > 0 ? 'attention' : 'succes'} title={said} level="h2">
        <p>
          {fini_le && `Terminé le ${formatHorodatage(new Date(fini_le))}. `}
          Ce rapport est gardé jusqu’au {formatDate(new Date(expire_le))}.
        </p>
      </Notice>
      <p>
        <AppLink className="fr-btn fr-btn--secondary" href={derniereFileHref()}>
          Revenir à ces dossiers, toujours cochés
        </AppLink>
      </p>
      {attente && <LotAttente attente={attente} reprendre={lot.reprendre} />}
      <ul className="liste-nue pile pile--serree">
        {courriers > 0 && (
          <>
            <li>
              <DownloadLink
                row={lotEndpoints.readLotCourriers}
                params={{ ...params, format: 'pdf' }}
                details="pdf"
              >
                Télécharger les {courriers} lettres en un fichier
              </DownloadLink>
            </li>
            <li>
              <DownloadLink
                row={lotEndpoints.readLotCourriers}
                params={{ ...params, format: 'zip' }}
                details="zip"
              >
                Télécharger une lettre par fichier
              </DownloadLink>
            </li>
          </>
        )}
        <li>
          <DownloadLink row={lotEndpoints.readLotRapport} params={params} details="csv">
            Télécharger le rapport
          </DownloadLink>
        </li>
      </ul>
      {comptes.echec > 0 && (
        <section className="pile" aria-labelledby="lot-echecs">
          <h2 id="lot-echecs" className="fr-h6">
            Échecs
          </h2>
          <LotLignes id={id} etats={['echec']} action={action} retry={lot.retry} />
        </section>
      )}
      <section className="pile" aria-labelledby="lot-faites">
        <h2 id="lot-faites" className="fr-h6">
          Faits
        </h2>
        <LotLignes id={id} etats={['faite']} action={action} />
      </section>
      {comptes.exclue + comptes.retiree > 0 && (
        <section className="pile" aria-labelledby="lot-laisses">
          <h2 id="lot-laisses" className="fr-h6">
            Inchangés
          </h2>
          <LotLignes id={id} etats={['exclue', 'retiree']} action={action} />
        </section>
      )}
      <Satisfaction demarche="lot" />
    </>
  );
}
