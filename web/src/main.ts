import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferredLanguage, speak } from './texts.svelte.ts';

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
