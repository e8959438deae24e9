import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';
import { projetNomme } from '@asso/domain/subvention/projet.words';
import type { DecisionSuite } from '../decision/decision-props.ts';
import { CompletudePanel } from './CompletudePanel.tsx';

type ServiceCompletudeProps = {
  fuseau: string;
  dossier: DossierHead & Pick<DossierSubventionView, 'pieces' | 'projets'>;
  reload: () => Promise<unknown>;
  suite: DecisionSuite;
};

/** Shows the complements of each service for which the reader may act. */
export function ServiceCompletude({ dossier, fuseau, reload, suite }: ServiceCompletudeProps) {
  const { pieces, projets, instructions } = dossier;
  const points = pointsCompletude(pieces, projets.map(projetNomme));
  const phraseOf = (code: string) =>
    pieces.some((one) => `piece-${one.code}` === code && one.document === null)
      ? 'Cette pièce n’est pas jointe au dossier.'
      : '';
  const fichierOf = (uuid: string) =>
    pieces.flatMap(({ document }) => document ?? []).find((one) => one.uuid === uuid);
  const shown = instructions.filter(
    ({ completude }) => completude.moves.length > 0 || completude.etat !== 'complet',
  );
  return shown.map((instruction) => (
    <CompletudePanel
      key={instruction.id_service_instructeur}
      titre={shown.length === 1 ? 'Complétude' : `Complétude : ${instruction.service.nom}`}
      dossier={dossier}
      instruction={instruction}
      points={points}
      fuseau={fuseau}
      phraseOf={phraseOf}
      suite={suite}
      fichierOf={fichierOf}
      reload={reload}
    />
  ));
}
