import { Link } from './Link.tsx';
import { type StepLink, stepStatusWords } from './step-status.ts';
import './steps.css';

/** Lists the steps of a dossier, each with a summary of its content and its state. */
export function TaskList({ steps }: { steps: readonly StepLink[] }) {
  return (
    <ol className="taches">
      {steps.map((step, index) => (
        <li className="tache" key={step.id}>
          <span className="tache__rang" aria-hidden="true">
            {index + 1}
          </span>
          <div className="tache__texte">
            {step.status === 'pas-encore' ? (
              <span className="tache__titre">{step.title}</span>
            ) : (
              <Link className="tache__titre" href={step.href} aria-describedby={`etat-${step.id}`}>
                {step.title}
              </Link>
            )}
            {step.summary && <span className="tache__resume">{step.summary}</span>}
            {step.why && <span className="tache__resume">{step.why}</span>}
          </div>
          <StepStatusMark id={`etat-${step.id}`} step={step} />
        </li>
      ))}
    </ol>
  );
}

const StepStatusMark = ({ id, step }: { id: string; step: StepLink }) => (
  <span id={id} className={`etape-etat etape-etat--${step.status}`}>
    {stepStatusWords[step.status]}
  </span>
);
