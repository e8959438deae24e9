import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { Bloc } from '../../demarche/envoi/Bloc.tsx';
import { etapesLiees } from '../../demarche/etapes-liees.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { stepStatusWords } from '../../ui/step-status.ts';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { sayPieces, subventionWords } from '../en-bref.ts';
import { LectureDemandeur } from '../LectureDemandeur.tsx';
import { motsSubvention } from '../mots-subvention.ts';
import { LectureProjet } from '../projet/LectureProjet.tsx';

type DossierRegardeProps = {
  dossier: DossierSubventionView;
  par: string;
  expire_le: string;
  onAnother: () => void;
};

/**
 * Shows a dossier to a person who helps: its steps, what is missing, then all that is written, on one page that is not
 * those of the association.
 */
export function DossierRegarde({ dossier, par, expire_le, onAnother }: DossierRegardeProps) {
  const { blockers, pieces, projets, demandeur } = dossier;
  return (
    <div className="page">
      <PageHeading
        titre={motsSubvention.titre(dossier)}
        objet={motsSubvention.objet(dossier)}
        faits={motsSubvention.faits?.(dossier)}
        aide="subvention"
      />
      <div className="pile pile--large">
        <Notice tone="info" title={`${par} vous montre ce dossier.`}>
          <p>
            {demandeur.nom}. Vous lisez ce que ce dossier contient, jusqu’au{' '}
            {formatHorodatage(new Date(expire_le))} : ses étapes, ce qui lui manque et ce qui y est écrit, non
            les pages où l’association le remplit.
          </p>
          <button type="button" className="fr-link" onClick={onAnother}>
            Fermer cette page
          </button>
        </Notice>
        <section className="pile pile--serree" aria-labelledby="regard-etapes">
          <h2 id="regard-etapes">Ses étapes</h2>
          <ReadList
            items={etapesLiees({ ...subventionWords }, dossier).map(({ title, status, summary }) => ({
              label: title,
              value: [stepStatusWords[status], summary].filter(Boolean).join(' : '),
            }))}
          />
        </section>
        {blockers.length > 0 && (
          <section className="pile pile--serree" aria-labelledby="regard-manque">
            <h2 id="regard-manque">Ce qui lui manque ({count(blockers.length, 'point', 'points')})</h2>
            <ul>
              {blockers.map(({ field, message }) => (
                <li key={`${field} ${message}`}>{message}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="pile pile--serree" aria-labelledby="regard-ecrit">
          <h2 id="regard-ecrit">Ce qu’elle a écrit</h2>
          <div className="plis-panneau">
            <Bloc
              titre="Demandeur"
              bloc="demandeur"
              href={null}
              enBref={subventionWords.enBref(dossier, 'demandeur') ?? 'à remplir'}
            >
              <LectureDemandeur dossier={dossier} />
            </Bloc>
            <Bloc titre="Pièces" bloc="pieces" href={null} enBref={sayPieces(dossier)}>
              <ReadList
                items={pieces.map(({ label, document }) => ({ label, value: document?.nom ?? null }))}
              />
            </Bloc>
            {projets.map((projet) => (
              <Bloc
                key={projet.id}
                titre={nomProjet(projet)}
                bloc={projet.id}
                href={null}
                enBref={`${formatEuros(projet.montant_demande)} demandés`}
              >
                <LectureProjet dossier={dossier} projet={projet} />
              </Bloc>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
