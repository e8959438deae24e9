// npm run sample:registre writes the invented register files again, identical each time.
import { writeFileSync } from 'node:fs';
import { sampleFiles } from './seeds/sample/sample-files.ts';
import { sampleFolder } from './seeds/sample/sample-paths.ts';

for (const { nom, text, encoding } of sampleFiles()) {
  writeFileSync(`${sampleFolder}${nom}`, Buffer.from(text, encoding));
}
