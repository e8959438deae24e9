import { DocumentLink } from '../../document/DocumentLink.tsx';
import type { InstructionView } from '../../dossier/etat-dossier.ts';

export type Fichier = { uuid: string; nom: string; taille: number; etat_analyse: string };

type CompletudePointsProps = {
  completude: InstructionView['completude'];
  fichierOf: (uuid: string) => Fichier | undefined;
};

/** Each point shows what was asked and what the association gave. */
export const CompletudePoints = ({ completude, fichierOf }: CompletudePointsProps) => (
  <ul className="liste-nue completude__points" aria-label="Points à compléter">
    {completude.manques.map(({ code, libelle, phrase }) => {
      const reponse = completude.reponses.find((one) => one.code === code);
      const fichier = reponse?.uuid ? fichierOf(reponse.uuid) : undefined;
      return (
        <li key={code} className="completude__point">
          <p>
            <strong>{libelle}</strong>
          </p>
          <p className="completude__phrase">{phrase}</p>
          {reponse && (
            <div className="completude__reponse">
              <span className="discret">Réponse : </span>
              {fichier ? <DocumentLink {...fichier} /> : reponse.nom}
              {reponse.texte && <span className="completude__phrase">{reponse.texte}</span>}
            </div>
          )}
        </li>
      );
    })}
  </ul>
);
