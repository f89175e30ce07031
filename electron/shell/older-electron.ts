import diagnostics from 'node:diagnostics_channel';

/**
 * Fills in what the oldest Electron that we run on (25, Node 18.15) lacks and a package takes for granted while it is
 * loaded: the log library makes a tracing channel, to which nobody listens. Must be imported before anything that logs.
 */
const silentChannel = { hasSubscribers: false, traceSync: <T>(work: () => T): T => work() };

if (typeof diagnostics.tracingChannel !== 'function')
  Object.assign(diagnostics, { tracingChannel: () => silentChannel });
