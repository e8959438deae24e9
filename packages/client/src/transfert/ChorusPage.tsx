import { type ChorusView, chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { colonnesChorus } from '@asso/domain/transfert/chorus.rows';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ComboboxControl } from '../ui/fields/ComboboxControl.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { ChorusLots } from './ChorusLots.tsx';
import { ChorusPret } from './ChorusPret.tsx';
import { ColonnesFichier } from './ColonnesFichier.tsx';
import { allValue, listExerciceYears } from './osiris-query.ts';
import { RelieNotice } from './RelieNotice.tsx';

/** The page where a service makes the file of amounts granted and payments that Chorus still lacks. */
export function ChorusPage() {
  const params = useQueryParams();
  const exercice = exerciceOf(params.get('exercice'));
  const read = useRead(chorusEndpoints.readChorus, {
    query: { service: params.get('service') ?? undefined, exercice },
  });
  return (
    <ReadPage read={read}>
      {(chorus) => <Chorus chorus={chorus} exercice={exercice} onChanged={() => void read.reload()} />}
    </ReadPage>
  );
}

type ChorusProps = { chorus: ChorusView; exercice: number | undefined; onChanged: () => void };

function Chorus({ chorus, exercice, onChanged }: ChorusProps) {
  const params = useQueryParams();
  const { services, id_service, envoi } = chorus;
  const annees = listExerciceYears(localYear(now()));
  return (
    <div className="page">
      <PageHeading
        titre="Chorus"
        chapo="Les montants accordés et les paiements à transmettre, avec le SIRET et le RIB de chaque association."
        fil={[{ label: 'Mon jour', href: '/instructeur' }]}
      />
      <RelieNotice systeme="chorus" envoi={envoi} />
      {id_service === null ? (
        <EmptyState fact="Vous n’agissez pour aucun service." why="Un administrateur vous ajoute au vôtre." />
      ) : (
        <>
          <div className="deux-colonnes">
            {services.length > 1 && (
              <ComboboxControl
                id="service"
                label="Service"
                options={services.map(({ id, nom }) => ({ value: id, label: nom }))}
                value={id_service}
                onChange={(id) => id && params.set({ service: String(id) })}
              />
            )}
            <SelectControl
              id="exercice"
              label="Exercice"
              options={[
                { value: allValue, label: 'Tous les exercices' },
                ...annees.map((value) => ({ value, label: value })),
              ]}
              value={exercice === undefined ? allValue : String(exercice)}
              onChange={(value) =>
                params.set({ exercice: value && value !== allValue ? String(value) : null })
              }
            />
          </div>
          <ChorusPret key={`${id_service} ${exercice}`} {...{ chorus, id_service, exercice, onChanged }} />
          <ChorusLots lots={chorus.lots} onChanged={onChanged} />
          <ColonnesFichier
            titre="Ce que tient le fichier"
            colonnes={Object.values(colonnesChorus).map(({ label }) => label)}
            ligne="Une ligne par année accordée, par changement d’une décision et par paiement mis en paiement."
          />
        </>
      )}
    </div>
  );
}

/** Reads the exercise that the address names; undefined for all exercises. */
const exerciceOf = (text: string | null): number | undefined =>
  text !== null && /^(19|20|21)\d{2}$/.test(text) ? Number(text) : undefined;
