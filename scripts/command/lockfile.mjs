const exactVersion = /^\d+\.\d+\.\d+[\w.-]*$/;
const systems = ['android', 'darwin', 'freebsd', 'openharmony', 'win32', 'linux'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm'];

/**
 * A package may name builds for other platforms that the lockfile lacks; this returns their lockfile entries. npm
 * omits them when a registry's mirror lacks them, and `npm ci` then refuses the lockfile.
 */
export function missingBuilds({ packages }) {
  const missing = {};
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const build =
        exactVersion.test(version) && !isHeld(packages, path, name) && entryOf(name, parent, version);
      if (build) missing[`node_modules/${name}`] = build;
    }
  }
  return missing;
}

export function completeLockfile(lock) {
  const entries = Object.entries({ ...lock.packages, ...missingBuilds(lock) });
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/** Tells whether the lockfile holds the package, as Node looks for it: beside its parent, then in each folder above. */
function isHeld(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** The platform is read in the build's name, so that npm does not fetch it on other platforms. */
function entryOf(name, parent, version) {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find((processor) => name.includes(processor));
  if (!os || !cpu) return undefined;
  return {
    version,
    cpu: [cpu],
    ...(parent.dev && { dev: true }),
    ...(os === 'linux' && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
    license: parent.license,
    optional: true,
    os: [os],
    ...(parent.engines && { engines: parent.engines }),
  };
}
