import type { Exercise } from './exercises.tsx';

export function ExerciseRow({ exercise, number }: { exercise: Exercise; number: number }) {
  const { name, where, steps, dose, drawing } = exercise;
  return (
    <article className="exercise">
      {drawing}
      <div>
        <h2>
          <span className="count">{number}</span> {name}
        </h2>
        <p className="where">{where}</p>
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="dose">{dose}</p>
      </div>
    </article>
  );
}
