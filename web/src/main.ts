import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { arrive } from './guest.svelte.ts';
import { preferredLanguage, speak } from './texts.svelte.ts';

// Who this is must be known before anything else is asked: several first requests at once would each make a new guest.
// If the room can't be reached the pages say so themselves.
await Promise.all([speak(preferredLanguage()), arrive().catch(() => {})]);
mount(App, { target: document.getElementById('app')! });
