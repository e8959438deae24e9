import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import { yearOf } from '@asso/domain/identifiants/dates-affichees';
import { colonnesOsiris } from '@asso/domain/transfert/osiris.rows';
import { now } from '../platform/clock.ts';
import { useQueryParams } from '../platform/query-params.ts';
import { useDownload } from '../platform/use-download.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ColonnesFichier } from './ColonnesFichier.tsx';
import { FormatsMenu } from './FormatsMenu.tsx';
import { exercicesDe } from './osiris-query.ts';

type OsirisExportsProps = { programme: ProgrammeOsiris; envoi: boolean };

/** The file of a programme and of an exercise, and what it holds. */
export function OsirisExports({ programme }: OsirisExportsProps) {
  const params = useQueryParams();
  const download = useDownload();
  const annees = exercicesDe(yearOf(now()));
  const exercice = annees.find((one) => one === params.get('exercice')) ?? '';
  return (
    <div className="pile">
      <Notice tone="info" title="Osiris n’est pas relié à ce portail.">
        Téléchargez le fichier, puis déposez-le dans Osiris. Rien n’est envoyé d’ici.
      </Notice>
      <section className="pile colonne-texte" aria-labelledby="fichier-osiris">
        <h2 id="fichier-osiris" className="fr-h4">
          Le fichier du programme {programme.code}
        </h2>
        <SelectControl
          id="exercice"
          label="Exercice"
          options={[
            { value: '', label: 'Tous les exercices' },
            ...annees.map((value) => ({ value, label: value })),
          ]}
          value={exercice}
          onChange={(value) => params.set({ exercice: value ? String(value) : null })}
        />
        <div className="actions">
          <FormatsMenu
            label="Télécharger le fichier"
            download={download}
            onTake={(format) =>
              void download.start(osirisEndpoints.exportOsiris, {
                params: { programme: programme.code, format },
                query: exercice ? { exercice: [exercice] } : {},
              })
            }
          />
        </div>
      </section>
      <ColonnesFichier
        titre="Ce que tient le fichier"
        colonnes={Object.values(colonnesOsiris).map(({ label }) => label)}
      />
    </div>
  );
}
