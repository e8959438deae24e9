import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { aCorrigerSaid } from '@asso/domain/dossier/dossier.words';
import { Echeance } from '../dossier/Echeance.tsx';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { SaveBand } from '../ui/draft/SaveBand.tsx';
import { optionsAgrement } from './options-agrement.ts';
import type { EditionAgrement } from './use-dossier-agrement.ts';

type AgrementBandProps = Pick<EditionAgrement, 'dossier'> & { tete?: EditionAgrement['tete'] };

/** Every page of a dossier that is not transmitted shows its state, its number, its deadline and what is saved. */
export function AgrementBand({ dossier, tete }: AgrementBandProps) {
  const instruction = mainInstruction(dossier);
  const isSentBack = instruction.etat === 'C';
  const { date_fin, fuseau } = dossier.definition;
  return (
    <SaveBand
      etat={isSentBack ? aCorrigerSaid(instruction) : 'Non transmis'}
      indicator={
        tete && (
          <DraftIndicator
            draft={tete}
            fields={dossierAgrementFields}
            words={{
              options: optionsAgrement(dossier),
              custom: dossier.definition.champs_personnalises,
            }}
          />
        )
      }
    >
      <span className="nombre">Dossier {dossier.id_fo}</span>
      {!isSentBack && (
        <>
          {' '}
          · avant le <Echeance le={date_fin} zone={fuseau} />
        </>
      )}
    </SaveBand>
  );
}
