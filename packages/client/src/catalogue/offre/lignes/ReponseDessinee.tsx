import { questionVue } from '@asso/domain/catalogue/apercu.rules';
import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import { FieldControl, type ValueRow } from '../../../ui/fields/FieldControl.tsx';

/** The answer is drawn with the association's own control, which nobody fills here. */
export function ReponseDessinee({ id, question }: { id: string; question: ChampPersonnaliseSaisi }) {
  const row = questionVue(question);
  if (!row) return <p className="fr-hint-text">La réponse se dessinera ici une fois ses réglages finis.</p>;
  return (
    <div className="bloc__reponse" inert aria-hidden="true">
      <FieldControl
        row={{ ...row, aide: undefined } as ValueRow}
        id={`${id}-dessin`}
        value={null}
        onChange={() => {}}
      />
    </div>
  );
}
