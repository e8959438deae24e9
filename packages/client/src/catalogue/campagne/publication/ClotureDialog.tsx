import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { calendrierSaisi } from '@asso/domain/catalogue/calendrier/calendrier.rules';
import {
  clotureProblems,
  computeCloture,
  computeDeplacement,
  motifClotureMax,
} from '@asso/domain/catalogue/calendrier/cloture.rules';
import { sayDossiersBegun } from '@asso/domain/catalogue/calendrier/cloture.words';
import { calendrierFields } from '@asso/domain/catalogue/sous-dispositif.fields';
import { paris } from '@asso/domain/identifiants/dates-affichees';
import { daysBetween, sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import { call } from '../../../platform/call/call.ts';
import { now } from '../../../platform/clock.ts';
import { SaisieDialog } from '../../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../../platform/saisie/use-saisie.ts';
import { notify } from '../../../platform/session/announcements.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { phrasesCampagne } from '../use-campagne.ts';

type EditionPubliee = NonNullable<CampagneAdministree['edition']>;

type ClotureDialogProps = {
  campagne: CampagneAdministree;
  edition: EditionPubliee;
  onDone: (value: CampagneAdministree, version: number | null) => void;
  onClose: () => void;
};

type Saisie = {
  types: string[];
  date_fin: string | null;
  heure_fin: string | null;
  motif?: string | null;
  gardee: boolean;
};

/** Puts off a closing, or brings it forward: this says why, is asked twice and names how many had begun. */
export function ClotureDialog({ campagne, edition, onDone, onClose }: ClotureDialogProps) {
  const zone = campagne.fuseau ?? paris;
  const all = edition.types.map(({ code }) => code);
  const latest = latestOf(edition.types);
  const saisie = useSaisie({
    name: `cloture-${campagne.id}`,
    value: { ...calendrierSaisi({ date_fin: latest }, zone), types: all, gardee: true } as unknown as Saisie,
    send: async (value, idempotencyKey) => {
      const outcome = await call(campagneEndpoints.changeCloture, {
        params: { id: campagne.id },
        idempotencyKey,
        body: {
          ...saisieOf(value),
          campagne_exercice: edition.campagne_exercice,
          types: value.types,
          cloture_vue: latestOf(chosenIn(value)),
          gardee: value.gardee,
          // The dialog of confirmation was read.
          confirmee: true,
        },
      });
      return outcome.ok ? { ...outcome, value: outcome } : outcome;
    },
    onDone: ({ value, version }) => {
      notify('succes', 'La clôture est changée. Ceux qui ont commencé sont prévenus.');
      onDone(value, version);
    },
  });
  const chosenIn = ({ types }: Saisie) => edition.types.filter(({ code }) => types.includes(code));
  const { typed } = saisie;
  const chosen = chosenIn(typed);
  const apres = computeCloture(saisieOf(typed), zone);
  const way =
    apres === undefined
      ? 'identique'
      : computeDeplacement(
          chosen.map(({ date_fin }) => date_fin),
          apres,
        );
  const begun = chosen.reduce((sum, { en_saisie }) => sum + en_saisie, 0);
  const isAvancee = way === 'avancee' && apres !== undefined;
  return (
    <SaisieDialog
      title="Changer la clôture"
      label={isAvancee ? 'Avancer la clôture' : 'Reporter la clôture'}
      saisie={saisie}
      fields={fieldsOf(edition, isAvancee)}
      rules={clotureProblems(saisieOf(typed), {
        types: chosen.map((one) => ({ ...one, date_debut: new Date(0).toISOString() })),
        fuseau: zone,
        now: now(),
      })}
      sentences={phrasesCampagne}
      before={
        <p>
          Publiée : {sayLimite(new Date(latest), zone)}. {sayDossiersBegun(begun)}.
        </p>
      }
      confirm={
        isAvancee
          ? ({ onConfirm, onClose: back }) => (
              <Dialog
                title="Avancer une date déjà promise ?"
                onClose={back}
                action={{ label: 'Oui, avancer la clôture', onPress: onConfirm, isDanger: true }}
              >
                <p>
                  Vous retirez {count(joursRetires(chosen, { apres, zone }), 'jour', 'jours')} déjà promis.{' '}
                  {sayDossiersBegun(begun)}
                  {begun > 0 && suiteOf(typed.gardee)}.
                </p>
                <p>La page publique dira la date d’avant, et votre motif : « {typed.motif} »</p>
              </Dialog>
            )
          : null
      }
      onClose={onClose}
    />
  );
}

const saisieOf = ({ date_fin, heure_fin, motif }: Saisie) => ({
  date_fin: date_fin ?? '',
  heure_fin: heure_fin ?? '',
  ...(motif && { motif }),
});

const latestOf = (types: EditionPubliee['types']): string =>
  types.map(({ date_fin }) => date_fin).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? '';

const joursRetires = (
  types: EditionPubliee['types'],
  { apres, zone }: { apres: string; zone: string },
): number => Math.max(1, daysBetween(new Date(apres), new Date(latestOf(types)), zone));

const suiteOf = (isGardee: boolean): string =>
  isGardee
    ? ' : la date d’avant leur est gardée, et ils en sont prévenus'
    : ' : ils sont prévenus de la nouvelle date';

const fieldsOf = ({ types }: EditionPubliee, isAvancee: boolean): Fields => ({
  ...(types.length > 1 && {
    types: {
      kind: 'choice',
      label: 'Types de demande',
      multiple: true,
      options: types.map(({ code, label }) => ({ value: code, label })),
      requiredAt: 'saisie',
    },
  }),
  date_fin: { ...calendrierFields.date_fin, requiredAt: 'saisie' },
  heure_fin: { ...calendrierFields.heure_fin, requiredAt: 'saisie' },
  ...(isAvancee && {
    motif: {
      kind: 'text',
      label: 'Motif',
      aide: 'La page publique le montre, et le courriel à ceux qui ont commencé.',
      max: motifClotureMax,
      requiredAt: 'saisie',
    },
    gardee: { kind: 'bool', label: 'Ceux qui ont commencé gardent la date d’avant' },
  }),
});
