"""Players made of code. They choose from what their seat may know, never from the state."""
